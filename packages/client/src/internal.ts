// Exports for the other packages of this workspace. A breaking change here needs a major version.
export { createTracker, pauseEvents, type EventFields, type EventName, type FullEventName, type Track } from './analytics';
export { INTEGRATION_TIMEOUT, LIBRARY_VERSION } from './constants';
export { parseAuthorization, type Authorization } from './authorization';
export { createClient } from './create-client';
export { developmentEndpoints, endpointsFromConfiguration } from './configuration-endpoints';
export { defineErrors, type ErrorFactory, type TemplateErrorFactory } from './error';
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
  type Component,
  type ComponentOptions,
  type Definition,
  type Scope,
  type ScopeOptions,
} from './internal/define-component';
export {
  CARDINAL_TRUSTED_HOSTS,
  endpointsFromEnvironment,
  fastlaneUrl,
  HELP_PAGE,
  fraudBeaconUrl,
  isCardinalUrl,
  GOOGLE_PAY_METHOD,
  googlePayScriptUrl,
  developmentOrigin,
  isProviderUrl,
  masterpassScriptUrl,
  cardinalTrustedOrigin,
  PAYPAL_OBJECTS,
  PAYPAL_RETURN_PAGE,
  originFromUrl,
  parseUrl,
  paypalPreloadUrl,
  paypalScriptUrl,
  plaidScriptUrl,
  providerScriptUrl,
  songbirdScriptUrl,
  thirdPartyUrl,
  VENMO_QR_PREFIX,
  venmoPageUrl,
  VISA_CHECKOUT,
  visaCheckoutScriptUrl,
  PROVIDER_DOMAINS,
  type Endpoints,
  type Environment,
} from './internal/endpoints';
export { createElement, type Attributes } from './internal/create-element';
export { nextTask } from './internal/next-task';
export { framePageUrl } from './internal/frame-page-url';
export { createSyncMethod, type SyncMethod } from './internal/sync-method';
export type { AllowExtraMembers } from './internal/allow-extra-members';
export { createEmitter, type Emitter, type Payloads } from './internal/emitter';
export { asRecord, copyMembers, readHttpStatus, toCamelCase, type UnknownRecord } from './internal/records';
export { mapEntries } from './internal/map-entries';
export type { OptionNames, UnusedOptions } from './internal/ignored-options';
export { abortable, onAbort, isSignal, withCallback, readSignal } from './internal/promises';
export {
  busySlot,
  createLifecycle,
  createDisposer,
  toTenderError,
  type BusySlot,
  type Call,
  type Disposable,
  type Lifecycle,
  type Method,
} from './internal/lifecycle';
export { attempt } from './internal/attempt';
export { readDeparture, removeDeparture, storeDeparture, type Departure } from './internal/departure';
export { injectScript, loadScript, trustedPolicy, trustScripts, type ScriptOptions } from './internal/script';
export {
  array,
  boolean,
  nonEmptyString,
  number,
  object,
  optional,
  string,
  unknown,
  webUrl,
  type Read,
  type Reader,
} from './internal/shape';
export { preconnect } from './internal/preconnect';
export { reportErrors } from './internal/report-errors';
export { uuid } from './internal/uuid';
export { componentErrors, lifecycleErrors } from './errors';
export { addQuery, encodeQuery, parseQuery } from './query';
