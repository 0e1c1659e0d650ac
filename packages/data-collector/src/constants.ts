/** Length of a correlation id. Longer ids are cut: the client's session id is a UUID of 36 characters, and loses its last four. */
export const ID_LENGTH = 32;

/** Where the customer is on the merchant's site, as the fraud script calls it. */
export const PAGE = 'BRAINTREE_SIGNIN';

/** The frames that the fraud script adds to the page. They have no other mark than their titles. */
export const FRAMES = 'iframe[title="ppfniframe"],iframe[title="pbf"]';
