/** Analytics events of Masterpass, with the names that they have on the wire. */
export type MasterpassAnalyticsEvent =
  | 'web.masterpass.load.succeeded'
  | 'web.masterpass.load.timed-out'
  | 'web.masterpass.tokenization.success'
  | 'web.masterpass.tokenization.success-popupbridge'
  | 'web.masterpass.tokenization.failed'
  | 'web.masterpass.tokenization.failed-popupbridge'
  | 'web.masterpass.tokenization.failed.to-open'
  | 'web.masterpass.tokenization.closed.by-user'
  | 'web.masterpass.tokenization.closed-popupbridge.by-user'
  | 'web.masterpass.tokenization.closed.missing-payload'
  | 'web.masterpass.teardown-completed';
