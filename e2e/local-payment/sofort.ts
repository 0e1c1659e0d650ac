/** Options of a local payment on a full page. */
export const SOFORT = {
  paymentType: 'sofort',
  amount: '10.00',
  currencyCode: 'EUR',
  paymentTypeCountryCode: 'DE',
  givenName: 'Ada',
  surname: 'Lovelace',
  fallback: { url: '/unused', buttonText: 'unused' },
};
