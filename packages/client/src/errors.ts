import { defineErrors } from './error';

/** Errors of everything that is created and torn down, the client included. */
export const lifeErrors = /* @__PURE__ */ defineErrors({
  BROWSER_REQUIRED: ['MERCHANT', '{name} needs a current browser.'],
  INSTANTIATION_OPTION_REQUIRED: ['MERCHANT', '{option} is required when instantiating {name}.'],
  METHOD_CALLED_AFTER_TEARDOWN: ['MERCHANT', '{name} cannot be called after teardown.'],
});

/** Errors of components, which stand on a client. */
export const componentErrors = /* @__PURE__ */ defineErrors({
  INCOMPATIBLE_VERSIONS: ['MERCHANT', 'Client {client} and {component} {version} must be of one version.'],
});

/** Errors that only the scripts of the asset host can raise, and only whoever builds a component by hand: a bundle goes without them. */
export const rareErrors = /* @__PURE__ */ defineErrors({
  CLIENT_SCRIPT_FAILED_TO_LOAD: ['NETWORK', 'The client script failed to load.'],
  INVALID_USE_OF_INTERNAL_FUNCTION: ['INTERNAL', 'Options must be passed to the verification function.'],
});

/** Errors of the client itself: its creation and its requests. */
export const clientErrors = /* @__PURE__ */ defineErrors({
  CLIENT_AUTHORIZATION_INSUFFICIENT: ['MERCHANT', 'Not allowed by the authorization.'],
  CLIENT_AUTHORIZATION_INVALID: ['MERCHANT', 'Client token expired (generate a new one) or tokenization key deactivated/deleted.'],
  CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN: ['MERCHANT', '{option} is on an invalid domain.'],
  CLIENT_GATEWAY_NETWORK: ['NETWORK', 'The payment gateway is unreachable.'],
  CLIENT_GRAPHQL_REQUEST_ERROR: ['NETWORK', 'The server rejected the request; see details.'],
  CLIENT_INVALID_AUTHORIZATION: ['MERCHANT', 'Not a client token or tokenization key.'],
  CLIENT_MISSING_GATEWAY_CONFIGURATION: ['INTERNAL', 'No gateway configuration.'],
  CLIENT_OPTION_INVALID: ['MERCHANT', '{option} is invalid.'],
  CLIENT_OPTION_REQUIRED: ['MERCHANT', '{option} is required for a request.'],
  CLIENT_RATE_LIMITED: ['MERCHANT', 'Too many requests; retry later.'],
  CLIENT_REQUEST_ERROR: ['NETWORK', 'The server rejected the request; see details.'],
  CLIENT_REQUEST_TIMEOUT: ['NETWORK', 'No answer in time.'],
});

/** Errors that every component can raise. */
export const sharedErrors = /* @__PURE__ */ Object.assign({}, lifeErrors, componentErrors, rareErrors);

export type SharedErrorCode = keyof typeof sharedErrors;
export type ClientErrorCode = keyof typeof clientErrors;
