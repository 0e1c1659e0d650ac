/** Of the window in which the customer approves; its name is the first part of the window's. */
export const POPUP = { name: 'sepadirectdebit', width: 400, height: 570 } as const;

export const MANDATE_TYPES = ['ONE_OFF', 'RECURRENT'] as const;
export type MandateType = (typeof MANDATE_TYPES)[number];

export const isMandateType = (value: unknown): value is MandateType => MANDATE_TYPES.some((type) => type === value);

/** What `tokenize` must be given. */
export const REQUIRED_OPTIONS = ['iban', 'merchantAccountId', 'mandateType', 'customerId', 'accountHolderName', 'countryCode'] as const;

/** Keys of a billing address. On the wire, and as options too, they are in snake case. */
export const ADDRESS_KEYS = ['addressLine1', 'addressLine2', 'adminArea1', 'adminArea2', 'postalCode'] as const;
