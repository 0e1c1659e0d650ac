import { defineErrors } from './error';

/** Errors that every component can raise. */
export const sharedErrors = defineErrors({
  BROWSER_REQUIRED: ['MERCHANT', '{component} can only be created in a browser.'],
  CLIENT_SCRIPT_FAILED_TO_LOAD: ['NETWORK', 'The client script failed to load.'],
  INCOMPATIBLE_VERSIONS: [
    'MERCHANT',
    'Client (version {client}) and {component} (version {version}) components must be from the same SDK version.',
  ],
  INSTANTIATION_OPTION_REQUIRED: ['MERCHANT', '{option} is required when instantiating {component}.'],
  INVALID_USE_OF_INTERNAL_FUNCTION: ['INTERNAL', 'Options must be passed to the verification of a component.'],
  METHOD_CALLED_AFTER_TEARDOWN: ['MERCHANT', '{method} cannot be called after teardown.'],
});

/** Errors of the client itself: its creation and its requests. */
export const clientErrors = defineErrors({
  CLIENT_AUTHORIZATION_INSUFFICIENT: ['MERCHANT', 'The authorization used has insufficient privileges.'],
  CLIENT_AUTHORIZATION_INVALID: [
    'MERCHANT',
    'Either the client token has expired and a new one must be generated, or the tokenization key has been deactivated or deleted.',
  ],
  CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN: ['MERCHANT', '{property} property is on an invalid domain.'],
  CLIENT_GATEWAY_NETWORK: ['NETWORK', 'Cannot contact the payment gateway at this time.'],
  CLIENT_GRAPHQL_REQUEST_ERROR: ['NETWORK', 'The server rejected the request; see details for its answer.'],
  CLIENT_INVALID_AUTHORIZATION: ['MERCHANT', 'Authorization is invalid. Make sure your client token or tokenization key is valid.'],
  CLIENT_MISSING_GATEWAY_CONFIGURATION: ['INTERNAL', 'No gateway configuration was received.'],
  CLIENT_OPTION_INVALID: ['MERCHANT', '{option} is invalid.'],
  CLIENT_OPTION_REQUIRED: ['MERCHANT', '{option} is required when making a request.'],
  CLIENT_RATE_LIMITED: ['MERCHANT', 'Too many requests have been made; try again in a few minutes.'],
  CLIENT_REQUEST_ERROR: ['NETWORK', 'The server rejected the request; see details for its answer.'],
  CLIENT_REQUEST_TIMEOUT: ['NETWORK', 'The request timed out waiting for an answer.'],
});

export type SharedErrorCode = keyof typeof sharedErrors;
export type ClientErrorCode = keyof typeof clientErrors;
