/** What the gateway configuration says of Google Pay. */
export const ANDROID_PAY = {
  enabled: true,
  displayName: 'Shop',
  environment: 'sandbox',
  googleAuthorizationFingerprint: 'google-fingerprint',
  paypalClientId: 'paypal-client',
  supportedNetworks: ['visa', 'mastercard', 'amex'],
};
