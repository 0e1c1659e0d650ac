/** None of its own: what fails is the client. */
export const preferredPaymentMethodsErrors = {};
