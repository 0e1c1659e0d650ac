// Exports for the other packages of this workspace. A breaking change here needs a major version.

// A component: its definition, what its `create` receives, and how its calls begin, end and are aborted.
export { defineComponent, type Component, type Scope, type ScopeOptions } from './internal/define-component';
export type { ComponentOptions } from './internal/component-options';
export type { OptionNames, UnusedOptions } from './internal/ignored-options';
export { createSyncMethod, type SyncMethod } from './internal/sync-method';
export { busySlot, toTenderError, type BusySlot, type Call, type Disposable, type Method } from './internal/lifecycle';
export { abortable, onAbort, readSignal, withCallback } from './internal/promises';
export { createEmitter, type Emitter, type Payloads } from './internal/emitter';
export { INTEGRATION_TIMEOUT, LIBRARY_VERSION } from './constants';
export type { AllowExtraMembers } from './internal/allow-extra-members';

// Analytics events.
export { createTracker, pauseEvents, type EventFields, type EventName, type FullEventName, type Track } from './analytics';

// Errors.
export { defineErrors, type ErrorFactory, type TemplateErrorFactory } from './error';
export { lifecycleErrors } from './errors';
export { attempt } from './internal/attempt';
export { reportErrors } from './internal/report-errors';

// Requests: the client and its authorization, queries, and reading what arrives from outside.
export { parseAuthorization, type Authorization } from './authorization';
export { createClient } from './create-client';
export { addQuery, encodeQuery, parseQuery } from './query';
export { asRecord, copyMembers, readHttpStatus, toCamelCase, type UnknownRecord } from './internal/records';
export { mapEntries } from './internal/map-entries';
export { array, nonEmptyString, object, optional, string, unknown, webUrl, type Read, type Reader } from './internal/shape';
export { uuid } from './internal/uuid';

// Addresses. Hosts are named in this one file, those of a single method, too.
export { developmentEndpoints, endpointsFromConfiguration } from './configuration-endpoints';
export { framePageUrl } from './internal/frame-page-url';
export {
  // of the provider
  developmentOrigin,
  endpointsFromEnvironment,
  HELP_PAGE,
  isProviderUrl,
  originFromUrl,
  parseUrl,
  providerScriptUrl,
  type Endpoints,
  // of a method's partner
  fastlaneUrl,
  fraudBeaconUrl,
  GOOGLE_PAY_METHOD,
  googlePayScriptUrl,
  isCardinalUrl,
  masterpassScriptUrl,
  PAYPAL_RETURN_PAGE,
  paypalPreloadUrl,
  paypalScriptUrl,
  plaidScriptUrl,
  songbirdScriptUrl,
  VENMO_QR_PREFIX,
  venmoPageUrl,
  // for policies alone
  CARDINAL_TRUSTED_HOSTS,
  cardinalTrustedOrigin,
  PAYPAL_OBJECTS,
  VISA_CHECKOUT,
  visaCheckoutScriptUrl,
} from './internal/endpoints';

// The page: elements, scripts, the browser's turns, and a customer who leaves and returns.
export { createElement, type Attributes } from './internal/create-element';
export { injectScript, loadScript, trustedPolicy, trustScripts } from './internal/script';
export { nextTask } from './internal/next-task';
export { readDeparture, removeDeparture, storeDeparture, type Departure } from './internal/departure';
