/** Of the window in which the customer approves; its name is the first part of the window's. */
export const POPUP = { name: 'sepadirectdebit', width: 400, height: 570 } as const;

export const MANDATE_TYPES = ['ONE_OFF', 'RECURRENT'] as const;

/** What `tokenize` must be given. */
export const REQUIRED_OPTIONS = ['iban', 'merchantAccountId', 'mandateType', 'customerId', 'accountHolderName', 'countryCode'] as const;

/** Keys of a billing address: as options, and on the wire, which options may use too. */
export const ADDRESS_KEYS = {
  addressLine1: 'address_line_1',
  addressLine2: 'address_line_2',
  adminArea1: 'admin_area_1',
  adminArea2: 'admin_area_2',
  postalCode: 'postal_code',
} as const;
