/**
 * Analytics events of Venmo, with the names that they have on the wire. Where a name ends with a status, it is the one that the gateway reports, in lower
 * case.
 */
export type VenmoAnalyticsEvent =
  | 'web.venmo.initialized'
  | 'web.venmo.desktop-flow.configured.true'
  | 'web.venmo.desktop-flow.configured.false'
  // The payment or the frame that is prepared before the customer clicks.
  | 'web.venmo.desktop-flow.presented'
  | 'web.venmo.desktop-flow.setup-failed'
  | 'web.venmo.mobile-payment-context.presented'
  | 'web.venmo.mobile-payment-context.setup-failed'
  | 'web.venmo.manual-return.presented'
  | 'web.venmo.manual-return.setup-failed'
  // With the app, which returns to the page.
  | 'web.venmo.tokenize.mobile.start'
  | 'web.venmo.appswitch.start.browser'
  | 'web.venmo.appswitch.start.webview'
  | 'web.venmo.appswitch.start.ios-webview'
  | 'web.venmo.appswitch.return-in-new-tab'
  | 'web.venmo.appswitch.cancel-or-unavailable'
  | 'web.venmo.appswitch.handle.success'
  | 'web.venmo.appswitch.handle.cancel'
  | 'web.venmo.appswitch.handle.error'
  | 'web.venmo.appswitch.handle.payment-context-status-query.success'
  | 'web.venmo.process-results.payment-context-status-query-failed'
  | 'web.popup-bridge:venmo:started'
  | 'web.popup-bridge:venmo:succeeded'
  | 'web.popup-bridge:venmo:canceled'
  | 'web.popup-bridge:venmo:failed'
  // With the app, which cannot return to the page.
  | 'web.venmo.tokenize.manual-return.start'
  | `web.venmo.tokenize.manual-return.status-change.${string}`
  | 'web.venmo.tokenize.manual-return.success'
  | 'web.venmo.tokenize.manual-return.failure'
  // In a login window.
  | 'web.venmo.tokenize.web-login.start'
  | 'web.venmo.tokenize.web-login.status-change'
  | 'web.venmo.tokenize.web-login.success'
  | 'web.venmo.tokenize.web-login.failure'
  // By QR code.
  | 'web.venmo.tokenize.desktop.start'
  | 'web.venmo.tokenize.desktop.restarted-from-error-view'
  | `web.venmo.tokenize.desktop.status-change.${string}`
  | 'web.venmo.tokenize.desktop.status-change.sdk-timeout'
  | 'web.venmo.tokenize.desktop.status-change.canceled-from-modal'
  | 'web.venmo.tokenize.desktop.unknown-error'
  | 'web.venmo.tokenize.desktop.unhandled-error'
  | 'web.venmo.tokenize.desktop.success'
  | 'web.venmo.tokenize.desktop.failure';
