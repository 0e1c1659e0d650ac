/** Analytics events of preferred payment methods, with the names that they have on the wire. */
export type PreferredPaymentMethodsAnalyticsEvent =
  | 'web.preferred-payment-methods.initialized'
  | 'web.preferred-payment-methods.paypal.api-detected.true'
  | 'web.preferred-payment-methods.paypal.api-detected.false'
  | 'web.preferred-payment-methods.venmo.api-detected.true'
  | 'web.preferred-payment-methods.venmo.api-detected.false'
  | 'web.preferred-payment-methods.api-error';
