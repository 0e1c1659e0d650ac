/** Of the window in which the customer approves; its name is the first part of the window's. */
export const POPUP = { name: 'braintreemasterpasslanding', width: 450, height: 660 } as const;

/** Of Masterpass's own protocol. */
export const MASTERPASS_VERSION = 'v6';

/** What `tokenize` must be given. */
export const REQUIRED_OPTIONS = ['subtotal', 'currencyCode'] as const;
