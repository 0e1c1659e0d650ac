import { defineErrors } from './error';

/** Errors of everything that is created and torn down: the components and the client. */
export const lifecycleErrors = /* @__PURE__ */ defineErrors({
  /**
   * `create` was called outside of a page, such as during server rendering, or in a browser from before 2022.
   * @remedy Call `create` in the browser only: in an effect, or after a check for `window`. Importing the package is possible anywhere. A
   * customer with an outdated browser needs a newer one, or another way to pay.
   */
  BROWSER_REQUIRED: ['MERCHANT', 'Create {name} in a current browser.'],
  /**
   * `create` was called without a required option. Usually `authorization` is missing, because the request for it failed or was not awaited.
   * @remedy Pass the option that the message names. In React, `details.originalError` is what your `authorization` function rejected with.
   */
  INSTANTIATION_OPTION_REQUIRED: ['MERCHANT', '{option} is required when instantiating {name}.'],
  /**
   * The instance has been torn down, by your code or because its React component was unmounted. If the call was running at that moment,
   * `details.interrupted` is set.
   * @remedy Create a new instance, and do not keep references to the old one. If `interrupted` is set, no action is needed: do not show an
   * error to the customer.
   */
  METHOD_CALLED_AFTER_TEARDOWN: ['MERCHANT', '{name} cannot be called after teardown.'],
});

/** Errors of components, which all use a client. */
export const componentErrors = /* @__PURE__ */ defineErrors({
  /**
   * The client that was passed in has another SDK version than the component.
   * @remedy Use scripts of one version, or pass `authorization` so that the component creates its own client.
   */
  INCOMPATIBLE_VERSIONS: ['MERCHANT', 'Client {client} and {component} {version} must be of one version.'],
});

/** Errors that bundles of the packages never raise and therefore do not contain: of script tags, and of code that builds components itself. */
export const scriptBuildErrors = /* @__PURE__ */ defineErrors({
  /**
   * A component that was loaded with a script tag could not load `client.min.js`. Components that were installed as packages never raise this
   * error.
   * @remedy Load `client.min.js` before the component's script, and allow the asset host in `script-src`. The next `create` tries again.
   */
  CLIENT_SCRIPT_FAILED_TO_LOAD: ['NETWORK', 'The client script failed to load.'],
  /**
   * A component of the provider's own SDK checked its options without any. Components of this SDK never raise this error.
   * @remedy Use `create` of the component instead.
   */
  INVALID_USE_OF_INTERNAL_FUNCTION: ['INTERNAL', 'Options must be passed to the verification function.'],
});

/** Errors of the client itself: its creation and its requests. */
export const clientErrors = /* @__PURE__ */ defineErrors({
  /**
   * The gateway responded with status 403: the authorization is valid, but does not allow this call. For example, a tokenization key cannot
   * verify cards with 3D Secure, read the vault, or use UnionPay.
   * @remedy Use a client token from your server, created with a `customerId` if the call concerns saved payment methods. If you already do,
   * ask the provider whether your account has the feature.
   */
  CLIENT_AUTHORIZATION_INSUFFICIENT: ['MERCHANT', 'Not authorized.'],
  /**
   * The gateway responded with status 401: the client token has expired, or the tokenization key has been deleted.
   * @remedy Fetch a new client token and call `create` again. If this happens often, fetch the token when the customer begins to pay instead
   * of when the page is rendered.
   */
  CLIENT_AUTHORIZATION_INVALID: ['MERCHANT', 'Client token expired, or tokenization key deactivated or deleted; generate a new one.'],
  /**
   * The client token or the configuration contains an address that does not belong to the provider. Requests to it could leak the customer's
   * data, so none was sent.
   * @remedy Check how the token reaches the page: it must arrive exactly as the gateway created it. A proxy that rewrites addresses also
   * causes this error.
   */
  CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN: ['MERCHANT', '{option} is on an invalid domain.'],
  /**
   * There was no usable response: the customer is offline, a blocker or your Content Security Policy stopped the request, the time limit
   * passed, the gateway failed with a status of 500 or above, or the response is not JSON. For `create` this is also the code of a configuration that
   * is not an object, and of every refusal but 401 and 403, also of 429 (too many requests).
   * @remedy Let the customer try again. If a policy of your page blocked the request of `create`, the message names the host that it lacks. For
   * other requests, look for violations of `connect-src` in the browser's console.
   * `details.originalError` is the gateway's response, or the timeout.
   */
  CLIENT_GATEWAY_NETWORK: ['NETWORK', 'The payment gateway is unreachable.'],
  /**
   * The gateway responded to a GraphQL request with a list of errors.
   * @remedy Read the list in `details.originalError`. A field that it names is wrong in your options, or in what the customer typed.
   */
  CLIENT_GRAPHQL_REQUEST_ERROR: ['NETWORK', 'The server rejected the request; see details.'],
  /**
   * The authorization is neither a tokenization key nor a client token, or it names an unknown environment. Authorizations of
   * `@tender/sandbox` are valid only on a page that is itself on the developer's machine. A `srcdoc` frame with `sandbox` but without `allow-same-origin` is not.
   * @remedy Print the authorization. It is often `undefined`, an error page, or JSON that contains the token. Pass only the text of the
   * token.
   */
  CLIENT_INVALID_AUTHORIZATION: ['MERCHANT', 'Invalid authorization; check the client token or tokenization key.'],
  /**
   * The gateway's response had no configuration, or the client that was passed in has none.
   * @remedy Call `create` again. If the error stays, check for a proxy between the page and the gateway, and report the error with the status
   * of the request.
   */
  CLIENT_MISSING_GATEWAY_CONFIGURATION: ['INTERNAL', 'No gateway configuration.'],
  /**
   * `request` was called with an unknown `api`, or with options that cannot be read.
   * @remedy Correct the option that the message names.
   */
  CLIENT_OPTION_INVALID: ['MERCHANT', '{option} is invalid.'],
  /**
   * `request` was called without `method` or without `endpoint`.
   * @remedy Pass the option that the message names.
   */
  CLIENT_OPTION_REQUIRED: ['MERCHANT', '{option} is required for a request.'],
  /**
   * The gateway responded with status 429 to a request of a client: too many requests came from this account or this address.
   * @remedy Wait some minutes. Check your code for a loop that creates clients or tokenizes repeatedly, and your logs for somebody who tries
   * out card numbers on your page.
   */
  CLIENT_RATE_LIMITED: ['MERCHANT', 'Too many requests; retry in some minutes.'],
  /**
   * The gateway refused the request with a status below 500 that has no error code of its own. `details.httpStatus` is the status and
   * `details.originalError` the response.
   * @remedy Correct what the response names. A response with status 422 lists the wrong fields.
   */
  CLIENT_REQUEST_ERROR: ['NETWORK', 'The server rejected the request; see details.'],
  /**
   * Your own transport gave up waiting for a response. With the built-in transport, a request that takes too long is
   * `CLIENT_GATEWAY_NETWORK`.
   * @remedy Let the customer try again, or raise the time limit of your transport. The gateway may have processed the request: check on your
   * server before you charge again.
   */
  CLIENT_REQUEST_TIMEOUT: ['NETWORK', 'No answer in time.'],
});

/** Errors that every component can raise. */
export const sharedErrors = /* @__PURE__ */ Object.assign({}, lifecycleErrors, componentErrors, scriptBuildErrors);

/** Codes of the errors that every component can raise. */
export type SharedErrorCode = keyof typeof sharedErrors;
/** Codes of the errors of a client: of its creation and its requests. */
export type ClientErrorCode = keyof typeof clientErrors;
