/** This component has no errors of its own. Only its client can fail. */
export const preferredPaymentMethodsErrors = {};
