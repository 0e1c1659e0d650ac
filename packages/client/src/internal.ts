// For the other packages of this workspace. A change here that breaks one of them is a major version.
export { tracker, type EventFields, type Track } from './analytics';
export { INTEGRATION_TIMEOUT, LIBRARY_VERSION } from './constants';
export { parseAuthorization, type Authorization } from './authorization';
export { createClient } from './create-client';
export { developmentEndpoints, endpointsFor } from './endpoints-for';
export { defineErrors, type ErrorFactory } from './error';
export {
  GOOGLE_PAY_AUTH_METHODS,
  GOOGLE_PAY_ENVIRONMENTS,
  googlePayConfiguration,
  readGooglePayToken,
  type GooglePayMethod,
  type GooglePayParameters,
  type GooglePayV1,
  type GooglePayV2,
} from './google-pay-configuration';
export {
  defineComponent,
  verifyComponent,
  type Component,
  type ComponentOptions,
  type Definition,
  type Scope,
  type OptionsOf,
} from './internal/define-component';
export {
  CARDINAL_TRUSTED,
  endpointsOf,
  HELP_PAGE,
  isChallengeUrl,
  GOOGLE_PAY_METHOD,
  googlePayScript,
  developmentOrigin,
  isVerifiedUrl,
  masterpassScript,
  movedSongbird,
  PAYPAL_OBJECTS,
  PAYPAL_RETURN_PAGE,
  parseUrl,
  paypalPreload,
  paypalScript,
  plaidScript,
  songbirdScript,
  thirdParty,
  VENMO_PURCHASE,
  venmoPage,
  VERIFIED_DOMAINS,
  type Endpoints,
  type Environment,
} from './internal/endpoints';
export { createElement, type Attributes } from './internal/create-element';
export { answering, type Answering } from './internal/answering';
export type { Loose } from './internal/loose';
export { createEmitter, type Emitter, type Payloads } from './internal/emitter';
export { members, type Members } from './graphql/members';
export { mapEntries } from './internal/map-entries';
export type { OPTIONS, SHARED_OPTIONS } from './internal/ignored';
export { abortable, follow, isSignal, settle, signalIn } from './internal/promises';
export {
  busySlot,
  createLife,
  ownership,
  toTenderError,
  type BusySlot,
  type Call,
  type Disposable,
  type Life,
  type Method,
} from './internal/scope';
export { quietly } from './internal/quietly';
export { injectScript, loadScript, trustedUrl, type ScriptOptions } from './internal/script';
export { array, boolean, number, object, optional, string, unknown, type Read, type Reader } from './internal/shape';
export { telling } from './internal/telling';
export { uuid } from './internal/uuid';
export { componentErrors, lifeErrors } from './errors';
export { addQuery, encodeQuery, parseQuery } from './query';
