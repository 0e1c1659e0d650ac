/** Analytics events of Google Pay, with the names that they have on the wire. */
export type GooglePaymentAnalyticsEvent =
  | 'web.google-payment.v1.createPaymentDataRequest'
  | 'web.google-payment.v2.createPaymentDataRequest'
  | 'web.google-payment.parseResponse.succeeded'
  | 'web.google-payment.parseResponse.succeeded.google-payment'
  | 'web.google-payment.parseResponse.succeeded.paypal'
  | 'web.google-payment.parseResponse.failed';
