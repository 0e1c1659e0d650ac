/** Whether the customer at hand prefers one of the two. */
export const preferredPaymentMethodsDocument =
  'query PreferredPaymentMethods { preferredPaymentMethods { paypalPreferred venmoPreferred } }';
