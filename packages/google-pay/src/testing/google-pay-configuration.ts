/** For tests: the part of the gateway's configuration that enables Google Pay, which the gateway still calls Android Pay. */
export const GOOGLE_PAY_CONFIGURATION = {
  enabled: true,
  displayName: 'Shop',
  environment: 'sandbox',
  googleAuthorizationFingerprint: 'google-fingerprint',
  paypalClientId: 'paypal-client',
  supportedNetworks: ['visa', 'mastercard', 'amex'],
};
