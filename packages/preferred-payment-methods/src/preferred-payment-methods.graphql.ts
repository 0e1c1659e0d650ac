/** Asks whether the customer prefers PayPal or Venmo. */
export const preferredPaymentMethodsDocument =
  'query PreferredPaymentMethods { preferredPaymentMethods { paypalPreferred venmoPreferred } }';
