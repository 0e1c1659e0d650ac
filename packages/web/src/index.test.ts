import * as web from './index';
import * as clientModule from './client';
import * as googlePaymentModule from './google-payment';
import * as hostedFieldsModule from './hosted-fields';
import * as localPaymentModule from './local-payment';
import * as masterpassModule from './masterpass';
import * as paymentRequestModule from './payment-request';
import * as paypalModule from './paypal';
import * as paypalCheckoutModule from './paypal-checkout';
import * as preferredPaymentMethodsModule from './preferred-payment-methods';
import * as sepaModule from './sepa';
import * as threeDSecureModule from './three-d-secure';
import * as unionpayModule from './unionpay';
import * as usBankAccountModule from './us-bank-account';
import * as vaultManagerModule from './vault-manager';
import * as venmoModule from './venmo';

/** Sub-path modules by the name of their component. */
const modules = {
  client: clientModule,
  googlePayment: googlePaymentModule,
  hostedFields: hostedFieldsModule,
  localPayment: localPaymentModule,
  masterpass: masterpassModule,
  paymentRequest: paymentRequestModule,
  paypal: paypalModule,
  paypalCheckout: paypalCheckoutModule,
  preferredPaymentMethods: preferredPaymentMethodsModule,
  sepa: sepaModule,
  threeDSecure: threeDSecureModule,
  unionpay: unionpayModule,
  usBankAccount: usBankAccountModule,
  vaultManager: vaultManagerModule,
  venmo: venmoModule,
} as const;

test('default: every component stands under the name that shops know', () => {
  const beside = ['TenderError', 'default', 'isTenderError'];
  const names = ['VERSION', ...Object.keys(modules)].sort();
  expect(Object.keys(web).sort()).toEqual([...beside, ...names].sort());
  expect(Object.keys(web.default).sort()).toEqual(names);
  for (const name of names) expect(web.default).toHaveProperty(name, web[name as keyof typeof web]);
  expect(web.VERSION).toBe('3.118.2');
});

test.each(Object.entries(modules))('behavior: the sub-path of %s is one component, as a module of its functions', (name, module) => {
  const component = web[name as keyof typeof modules];
  expect(module.default).toBe(component);
  expect(Object.keys(module).sort()).toEqual([name, 'default', ...Object.keys(component)].sort());
  for (const [member, value] of Object.entries(component)) expect(module).toHaveProperty(member, value);
  expect(module.VERSION).toBe(web.VERSION);
});
