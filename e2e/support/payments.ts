/** A mandate of SEPA Direct Debit, for one payment. */
export const SEPA_MANDATE = {
  iban: 'DE89370400440532013000',
  merchantAccountId: 'shop_eur',
  mandateType: 'ONE_OFF',
  customerId: 'customer-1',
  accountHolderName: 'Ada Lovelace',
  countryCode: 'DE',
} as const;

/** Creates options of a local payment. It runs on the page, so it must not use variables of this file. */
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
