/** Of the window in which the customer pays; its name is the first part of the window's. */
export const WINDOW = { name: 'localpaymentlandingpage', width: 1282, height: 720 } as const;

export const PAY_UPON_INVOICE = 'pay_upon_invoice';
/** Opens no window when it is given a code. */
export const BLIK = 'blik';
/** Payment types of which nothing but what to do when they start is asked. */
export const DEFERRED_WITHOUT_OPTIONS = ['mbway', 'bancomatpay'] as const;

/** What every payment asks for, but those above. */
export const REQUIRED_OPTIONS = ['givenName', 'surname', 'currencyCode', 'paymentType', 'amount'] as const;
/** What pay upon invoice asks for, beside both addresses, in its order: before them, and after. */
export const INVOICE_OPTIONS = ['givenName', 'surname', 'currencyCode', 'onPaymentStart', 'paymentType', 'amount'] as const;
export const INVOICE_DETAILS = [
  'birthDate',
  'email',
  'locale',
  'customerServiceInstructions',
  'correlationId',
  'phone',
  'phoneCountryCode',
  'lineItems',
] as const;
export const INVOICE_ADDRESS = ['streetAddress', 'locality', 'postalCode', 'countryCode'] as const;
export const INVOICE_LINE_ITEM = ['category', 'name', 'quantity', 'unitAmount', 'unitTaxAmount'] as const;
