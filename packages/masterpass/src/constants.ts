/** The popup in which the customer approves. Its window name starts with `name`. */
export const POPUP = { name: 'braintreemasterpasslanding', width: 450, height: 660 } as const;

/** Version of Masterpass's own protocol. */
export const MASTERPASS_VERSION = 'v6';

/** Required options of `tokenize`. */
export const REQUIRED_OPTIONS = ['subtotal', 'currencyCode'] as const;
