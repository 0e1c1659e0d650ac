/** The popup with the mandate page. Its window name starts with `name`. */
export const POPUP = { name: 'sepadirectdebit', width: 400, height: 570 } as const;

/** All mandate types. */
export const MANDATE_TYPES = ['ONE_OFF', 'RECURRENT'] as const;
/** `ONE_OFF` for a single payment, `RECURRENT` for repeated payments. */
export type MandateType = (typeof MANDATE_TYPES)[number];

export const isMandateType = (value: unknown): value is MandateType => MANDATE_TYPES.some((type) => type === value);

/** Required options of `tokenize`. */
export const REQUIRED_OPTIONS = ['iban', 'merchantAccountId', 'mandateType', 'customerId', 'accountHolderName', 'countryCode'] as const;

/** Keys of a billing address in camel case. The wire uses snake case. */
export const ADDRESS_KEYS = ['addressLine1', 'addressLine2', 'adminArea1', 'adminArea2', 'postalCode'] as const;
