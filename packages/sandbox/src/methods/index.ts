import { type SandboxMethod } from '../core/sandbox-method';
import { americanExpress } from './american-express/index';
import { applePay } from './apple-pay/index';
import { card } from './card/index';
import { dataCollector } from './data-collector/index';
import { fastlane } from './fastlane/index';
import { googlePay } from './google-pay/index';
import { localPayment } from './local-payment/index';
import { masterpass } from './masterpass/index';
import { paymentRequest } from './payment-request/index';
import { paypal } from './paypal/index';
import { preferredPaymentMethods } from './preferred-payment-methods/index';
import { sepa } from './sepa/index';
import { threeDSecure } from './three-d-secure/index';
import { unionPay } from './union-pay/index';
import { usBankAccount } from './us-bank-account/index';
import { vaultManager } from './vault-manager/index';
import { venmo } from './venmo/index';
import { visaCheckout } from './visa-checkout/index';

/** Every payment method, in the order of the gateway's configuration. A new one is a folder and a line here. */
export const methods: readonly SandboxMethod[] = [
  card,
  threeDSecure,
  paypal,
  venmo,
  googlePay,
  fastlane,
  applePay,
  unionPay,
  usBankAccount,
  masterpass,
  visaCheckout,
  americanExpress,
  sepa,
  localPayment,
  paymentRequest,
  vaultManager,
  preferredPaymentMethods,
  dataCollector,
];
