export { unionpayErrors, type UnionPayErrorCode } from './errors';
export type {
  UnionPay,
  UnionPayAccountDetails,
  UnionPayCardNumber,
  UnionPayCreateOptions,
  UnionPayEnrollCard,
  UnionPayEnrollOptions,
  UnionPayEnrollPayload,
  UnionPayExpiration,
  UnionPayFetchCapabilitiesOptions,
  UnionPayFetchCapabilitiesPayload,
  UnionPayHostedFields,
  UnionPayMobile,
  UnionPayProperties,
  UnionPayTokenizeCard,
  UnionPayTokenizeOptions,
  UnionPayTokenizePayload,
} from './types';
export { unionpay } from './union-pay';
