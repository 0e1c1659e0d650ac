export { client, type ClientCreateOptions } from './client';
export { VERSION } from './constants';
export { TenderError, isTenderError, type Details, type ErrorType, type TenderErrorOptions } from './error';
export { clientErrors, sharedErrors, type ClientErrorCode, type SharedErrorCode } from './errors';
export type { AnalyticsOptions } from './analytics';
export type { GatewayConfiguration } from './gateway-configuration';
export type { Transport, TransportResponse, TransportRequest } from './transport/transport';
export type {
  Abortable,
  AnalyticsMetadata,
  Callback,
  CallbackError,
  Client,
  Configuration,
  ClientLike,
  RequestCallback,
  RequestOptions,
  RequestResult,
} from './types';
