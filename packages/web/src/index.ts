import * as components from './components';

export { TenderError, isTenderError } from '@tender/client';
export {
  client,
  googlePayment,
  hostedFields,
  localPayment,
  masterpass,
  paymentRequest,
  paypal,
  paypalCheckout,
  preferredPaymentMethods,
  sepa,
  threeDSecure,
  unionpay,
  usBankAccount,
  vaultManager,
  venmo,
  VERSION,
} from './components';
/** For `import braintree from …`: a bundler drops what a shop does not name here too. */
export { components as default };
