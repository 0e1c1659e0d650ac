export type { PreferredPaymentMethodsResult } from './actions/fetch-preferred-payment-methods';
export { preferredPaymentMethods, type PreferredPaymentMethods } from './preferred-payment-methods';
