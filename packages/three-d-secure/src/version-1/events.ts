/** The bank frame asks the page for the card and the URL of the bank. */
export const CONFIGURATION_REQUEST = 'BUS_CONFIGURATION_REQUEST';
/** Sent by the page that the bank redirects the customer to, with its whole query. */
export const AUTHENTICATION_COMPLETE = 'threedsecure:AUTHENTICATION_COMPLETE';
