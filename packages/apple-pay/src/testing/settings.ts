/** For tests: the part of the gateway's configuration that enables Apple Pay. */
export const APPLE_PAY_WEB = {
  countryCode: 'US',
  currencyCode: 'USD',
  merchantIdentifier: 'merchant.shop',
  supportedNetworks: ['visa', 'mastercard', 'amex'],
};
