/** Length of a correlation id. Longer ids are cut: the client's session id is a UUID of 36 characters, and loses its last four. */
export const ID_LENGTH = 32;

/** Where the customer is on the merchant's site, as the fraud script calls it. */
export const PAGE = 'BRAINTREE_SIGNIN';

/** The frames that the fraud script adds to the page. They have no other mark than their titles. */
export const FRAMES = 'iframe[title="ppfniframe"],iframe[title="pbf"]';

/** Marks the blocks of parameters that the fraud script reads. The client uses the same name for a block of its own, in code that it loads on demand. */
export const FRAUD_BLOCK = 'fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99';
