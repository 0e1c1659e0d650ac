/** Message of our bank frame to the page: it asks for the payment's data and the URL of the bank. */
export const CONFIGURATION_REQUEST = 'BUS_CONFIGURATION_REQUEST';
/** Message of the return page, to which the bank redirects the customer. It has all parameters of that page's URL. */
export const AUTHENTICATION_COMPLETE = 'threedsecure:AUTHENTICATION_COMPLETE';
