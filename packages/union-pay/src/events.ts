/** Analytics events of UnionPay, from the page and from its frame, with the names that they have on the wire. */
export type UnionPayAnalyticsEvent =
  | 'web.unionpay.initialized'
  | 'web.unionpay.capabilities-received'
  | 'web.unionpay.capabilities-failed'
  | 'web.unionpay.enrollment-succeeded'
  | 'web.unionpay.enrollment-failed'
  | 'web.unionpay.nonce-received'
  | 'web.unionpay.nonce-failed';
