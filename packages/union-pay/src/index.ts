export { unionpayErrors, type UnionPayErrorCode } from './errors';
export type {
  Capabilities,
  Enrollment,
  EnrollOptions,
  FetchCapabilitiesOptions,
  HostedFieldsInstance,
  TokenizeOptions,
  TokenizePayload,
  UnionPayCreateOptions,
} from './types';
export { unionpay, type UnionPay } from './union-pay';
