/** SDK version on the wire and in `getVersion()`: a constant of the protocol, not the version of a package. */
export const VERSION = '3.118.2';

export const PLATFORM = 'web';
export const SOURCE = 'client';
export const INTEGRATION = 'custom';
export const LIBRARY_VERSION = `braintree/${PLATFORM}/${VERSION}`;
/** Value of the `Braintree-Version` header of GraphQL requests. */
export const GRAPHQL_VERSION = '2018-05-10';
export const CONFIG_VERSION = '3';

/** Milliseconds a request may take when its caller sets no limit. */
export const REQUEST_TIMEOUT = 60_000;
/** Milliseconds a component may take to set itself up. */
export const INTEGRATION_TIMEOUT = 60_000;
/** Milliseconds an analytics event may take. */
export const ANALYTICS_TIMEOUT = 2_000;
/** Analytics events under way at one time that outlive the page. Browsers limit the size of all such requests together, and refuse more. */
export const ANALYTICS_KEEPALIVE = 20;

export const CARD_ENDPOINT = 'payment_methods/credit_cards';
