/** Analytics events of Payment Request, with the names that they have on the wire. */
export type PaymentRequestAnalyticsEvent =
  | 'web.payment-request.initialized'
  | 'web.payment-request.tokenize.succeeded'
  | 'web.payment-request.tokenize.canceled'
  | 'web.payment-request.tokenize.failed'
  | 'web.payment-request.can-make-payment.true'
  | 'web.payment-request.can-make-payment.false'
  | 'web.payment-request.can-make-payment.not-available'
  | 'web.payment-request.can-make-payment.failed'
  | 'web.payment-request.teardown-completed';
