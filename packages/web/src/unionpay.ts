import { unionpay, type Capabilities, type TokenizePayload } from '@tender/union-pay';

type Namespace = typeof unionpay;

export { unionpay, unionpay as default };
export const create: Namespace['create'] = unionpay.create;
export const VERSION: Namespace['VERSION'] = unionpay.VERSION;

// The names that `@types/braintree-web` has for these.
export type {
  Capabilities as UnionPayFetchCapabilitiesPayload,
  Enrollment as UnionPayEnrollPayload,
  TokenizePayload as UnionPayTokenizePayload,
  UnionPay,
} from '@tender/union-pay';
export type UnionPayAccountDetails = TokenizePayload['details'];
export type UnionPayProperties = NonNullable<Capabilities['unionPay']>;
