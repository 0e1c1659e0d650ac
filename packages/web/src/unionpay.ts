import { unionpay, type UnionPayFetchCapabilitiesPayload, type UnionPayTokenizePayload } from '@tender/union-pay';

type Namespace = typeof unionpay;

export { unionpay, unionpay as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = unionpay.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = unionpay.VERSION;

// The names of these types in `@types/braintree-web`.
export type { UnionPayFetchCapabilitiesPayload, UnionPayEnrollPayload, UnionPayTokenizePayload, UnionPay } from '@tender/union-pay';
/** What is known of the card. */
export type UnionPayAccountDetails = UnionPayTokenizePayload['details'];
/** What a UnionPay card supports. */
export type UnionPayProperties = NonNullable<UnionPayFetchCapabilitiesPayload['unionPay']>;
