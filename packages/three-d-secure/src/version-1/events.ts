/** Between the bank frame and the page: the first asks for what it is to show. */
export const CONFIGURATION_REQUEST = 'BUS_CONFIGURATION_REQUEST';
/** From the page that banks send the customer back to, with its whole query. */
export const AUTHENTICATION_COMPLETE = 'threedsecure:AUTHENTICATION_COMPLETE';
