/** Analytics events of Apple Pay, with the names that they have on the wire. */
export type ApplePayAnalyticsEvent =
  | 'web.applepay.initialized'
  | 'web.applepay.performValidation.succeeded'
  | 'web.applepay.performValidation.failed'
  | 'web.applepay.tokenize.succeeded'
  | 'web.applepay.tokenize.failed';
