import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

describe('the default export', () => {
  test('is a plain object, so that tests of a shop can replace a component', () => {
    const { venmo } = web.default;
    const double = { ...venmo, create: jest.fn() };
    jest.replaceProperty(web.default, 'venmo', double);
    expect(web.default.venmo).toBe(double);
    jest.restoreAllMocks();
    expect(web.default.venmo).toBe(venmo);
    expect(Object.getPrototypeOf(web.default)).toBe(Object.prototype);
  });

  test('takes an assignment, of a component and of a function of one', () => {
    const { sepa } = web.default;
    const { create } = sepa;
    const double = { ...sepa };
    web.default.sepa = double;
    expect(web.default.sepa).toBe(double);
    web.default.sepa = sepa;
    jest.spyOn(sepa, 'create').mockResolvedValue({} as never);
    expect(web.sepa.create).not.toBe(create);
  });

  test('is what automatic mocks of jest are made of', () => {
    const mocked = jest.createMockFromModule<typeof web>('./index');
    expect(jest.isMockFunction(mocked.default.hostedFields.create)).toBe(true);
    expect(jest.isMockFunction(mocked.hostedFields.create)).toBe(true);
  });
});

describe('the type names of `@types/braintree-web`', () => {
  const folder = dirname(require.resolve('@types/braintree-web/package.json'));
  const theirs = (name: string): string => readFileSync(join(folder, `${name}.d.ts`), 'utf8');
  const ours = (name: string): string => readFileSync(join(__dirname, `${name}.ts`), 'utf8');
  const has = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

  test.each([
    'client',
    'google-payment',
    'hosted-fields',
    'local-payment',
    'paypal',
    'paypal-checkout',
    'three-d-secure',
    'unionpay',
    'us-bank-account',
    'vault-manager',
    'venmo',
  ])('are exported by the sub-path %s', (name) => {
    const names = [...theirs(name).matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(([, each]) => String(each));
    expect(names).not.toEqual([]);
    expect(names.filter((each) => !has(ours(name), each))).toEqual([]);
  });

  test('are exported by the package, but for those of components that it has not', () => {
    const list = /^export \{([^}]*)\};/m.exec(theirs('index'))?.[1] ?? '';
    const names = list.split(',').flatMap((each) => each.trim() || []);
    expect(names).toContain('HostedFieldsTokenizePayload');
    const lacking = names.filter((each) => !/^(ApplePay|AmericanExpress|DataCollector)/.test(each) && !has(ours('index'), each));
    expect(lacking).toEqual([]);
  });
});
