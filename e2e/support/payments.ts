/** A mandate of SEPA Direct Debit, for one payment. */
export const SEPA_MANDATE = {
  iban: 'DE89370400440532013000',
  merchantAccountId: 'shop_eur',
  mandateType: 'ONE_OFF',
  customerId: 'customer-1',
  accountHolderName: 'Ada Lovelace',
  countryCode: 'DE',
} as const;

/** Options of a local payment, made on the page: closes over nothing. */
export const ideal = () => ({
  paymentType: 'ideal',
  amount: '10.00',
  currencyCode: 'EUR',
  paymentTypeCountryCode: 'NL',
  givenName: 'Ada',
  surname: 'Lovelace',
  fallback: { url: `${location.origin}/back`, buttonText: 'Back to the shop' },
  onPaymentStart: (_: unknown, proceed?: () => void) => proceed?.(),
});
