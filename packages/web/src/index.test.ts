import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { components } from '@tender/registry';
import * as web from './index';

type Module = { readonly default: object };

/** Sub-path modules by the name of their component. */
const modules = Object.fromEntries(
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the registry names the modules
  components.map(({ namespace, module }) => [namespace, require(`./${module}`) as Module]),
);

test('default: every component is exported under its name in braintree-web', () => {
  const otherNames = ['TenderError', 'default', 'isTenderError'];
  const names = ['VERSION', ...Object.keys(modules)].sort();
  expect(Object.keys(web).sort()).toEqual([...otherNames, ...names].sort());
  expect(Object.keys(web.default).sort()).toEqual(names);
  for (const name of names) expect(web.default).toHaveProperty(name, web[name as keyof typeof web]);
  expect(web.VERSION).toBe('3.118.2');
});

test.each(Object.entries(modules))('behavior: the sub-path of %s is one component, as a module of its functions', (name, module) => {
  const component = web[name as keyof typeof web.default] as object;
  expect(module.default).toBe(component);
  expect(Object.keys(module).sort()).toEqual([name, 'default', ...Object.keys(component)].sort());
  for (const [member, value] of Object.entries(component)) expect(module).toHaveProperty(member, value);
  expect(module).toHaveProperty('VERSION', web.VERSION);
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

  test('lists the components in the order of braintree-web, the version last', () => {
    const first = ['fastlane', 'americanExpress', 'applePay', 'client', 'dataCollector', 'hostedFields', 'localPayment', 'masterpass'];
    const then = ['googlePayment', 'paymentRequest', 'paypal', 'paypalCheckout', 'threeDSecure', 'unionpay', 'usBankAccount'];
    const last = ['vaultManager', 'venmo', 'visaCheckout', 'sepa', 'preferredPaymentMethods', 'VERSION'];
    const order = [...first, ...then, ...last];
    expect(Object.keys(web.default).filter((name) => order.includes(name))).toEqual(order);
    expect(Object.keys(web.default).at(-1)).toBe('VERSION');
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

  test('can be mocked automatically by jest', () => {
    const mocked = jest.createMockFromModule<typeof web>('./index');
    expect(jest.isMockFunction(mocked.default.hostedFields.create)).toBe(true);
    expect(jest.isMockFunction(mocked.hostedFields.create)).toBe(true);
  });
});

describe('the type names of `@types/braintree-web`', () => {
  const folder = dirname(require.resolve('@types/braintree-web/package.json'));
  const readCommunityTypes = (name: string): string => readFileSync(join(folder, `${name}.d.ts`), 'utf8');
  const readSource = (name: string): string => readFileSync(join(__dirname, `${name}.ts`), 'utf8');
  const has = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

  const described = components.filter(({ module }) => existsSync(join(folder, `${module}.d.ts`)));
  test.each(described.map(({ module }) => module))('are exported by the sub-path %s', (name) => {
    const names = [...readCommunityTypes(name).matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(([, each]) => String(each));
    expect(names).not.toEqual([]);
    expect(names.filter((each) => !has(readSource(name), each))).toEqual([]);
  });

  // The compiler checks these exports, and so each type to which the registry leads the codemod.
  test.each(components.filter(({ types }) => types))('stand for the types of $from that the registry names', ({ from, module, types }) => {
    const lists = [...`${readSource('index')}${readSource(module)}`.matchAll(/^export type \{([^}]*)\} from '(.*)';/gm)];
    const exported = lists.flatMap(([, names, source]) =>
      source === from
        ? String(names)
            .split(',')
            .map((each) => each.trim())
        : [],
    );
    const wanted = Object.entries(types ?? {}).map(([theirName, name]) => (theirName === name ? name : `${name} as ${theirName}`));
    expect(exported).toEqual(expect.arrayContaining(wanted));
  });

  test('are exported by the package', () => {
    const list = /^export \{([^}]*)\};/m.exec(readCommunityTypes('index'))?.[1] ?? '';
    const names = list.split(',').flatMap((each) => each.trim() || []);
    expect(names).toEqual(expect.arrayContaining(['HostedFieldsTokenizePayload', 'VERSION']));
    expect(names.filter((each) => !Object.hasOwn(web, each) && !has(readSource('index'), each))).toEqual([]);
  });
});
