/** For tests: the part of the gateway's configuration that enables Visa Checkout. */
export const VISA_CONFIGURATION = {
  apikey: 'gateway-api-key',
  encryptionKey: 'gateway-encryption-key',
  externalClientId: 'gateway-client-id',
  supportedCardTypes: ['MasterCard', 'Visa', 'JCB', 'American Express', 'Discover'],
};
