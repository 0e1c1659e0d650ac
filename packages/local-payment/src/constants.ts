/** The window in which the customer pays. Its window name starts with `name`. */
export const WINDOW = { name: 'localpaymentlandingpage', width: 1282, height: 720 } as const;

export const PAY_UPON_INVOICE = 'pay_upon_invoice';
/** Opens no window if its options have a code or one-click data. */
export const BLIK = 'blik';
/** Shows a QR code instead of a window if its options request one. */
export const SWISH = 'swish';
/** Payment types that open no window and require only `onPaymentStart`. */
export const DEFERRED_WITHOUT_OPTIONS = ['mbway', 'bancomatpay'] as const;

/** Required options of all other payment types, in the order in which they are checked. */
export const REQUIRED_OPTIONS = ['givenName', 'surname', 'currencyCode', 'paymentType', 'amount'] as const;
/** Required options of pay upon invoice that are checked before both addresses. */
export const INVOICE_OPTIONS = ['givenName', 'surname', 'currencyCode', 'onPaymentStart', 'paymentType', 'amount'] as const;
/** Required options of pay upon invoice that are checked after both addresses. */
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
