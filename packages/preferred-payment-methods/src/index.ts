export { preferredPaymentMethods } from './preferred-payment-methods';
export type { PreferredPaymentMethods, PreferredPaymentMethodsCreateOptions, PreferredPaymentMethodsResult } from './types';
