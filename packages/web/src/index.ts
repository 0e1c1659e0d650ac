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
/** For `import braintree from …`. Named imports are smaller: every bundler leaves out of them what a shop does not name. */
export { components as default };
