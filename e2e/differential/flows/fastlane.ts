import { authenticateWithFastlane, cancelFastlane, chooseWithFastlane, FASTLANE_EMAIL, fillCard } from '@tender/sandbox/testing';
import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';

const CARD = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };

/** The script elements, the global that the script has left, and the marks of the page's performance. */
const PAGE = `({
  scripts: Array.from(document.querySelectorAll('script[id]'), ({ id, src, async, parentNode }) => [id, src, async, parentNode.localName].join(' ')),
  isReplaced: braintree.fastlane !== component,
  marks: performance.getEntriesByType('mark').map(({ name }) => name).filter((name, at, all) => all.indexOf(name) === at),
})`;

/** A script that keeps what it is called with. */
const RECORDER = `
  window.braintree = window.braintree || {};
  window.braintree.fastlane = { create: (argument) => {
    const { client, ...platformOptions } = argument.platformOptions || {};
    window.seen = { ...argument, platformOptions, hasClient: Boolean(client && client.request), order: Object.keys(argument) };
    return Promise.resolve({ argument });
  } };`;

/** Options of `create`, as code. */
const OPTIONS = [
  '',
  'deviceData: "device"',
  'deviceData: null',
  'debug: true',
  'styles: { root: { color: "red" } }, cardOptions: { allowedBrands: ["VISA"] }, unknown: 0',
  'localeUrl: "https://shop.example/"',
  'platformOptions: { platform: "OTHER" }',
  'metadata: { geoLocOverride: "US" }',
  'metadata: null',
  'metadata: "text"',
  'metadata: { bundleIdOverride: "" }',
  'platform: "BT"',
  'platform: "PPCP"',
  'minified: true',
  'minified: false',
  'minified: undefined',
  'btSdkVersion: "3.118.2"',
];

/** Options with which `create` fails. */
const REFUSED = [
  'platform: "ppcp"',
  'platform: ""',
  'platform: null',
  'platform: 1',
  'btSdkVersion: "3.101.0"',
  'styles: "red"',
  'authorization: "nonsense"',
  'authorization: undefined',
  'client: { getVersion: () => "3.101.0" }, authorization: undefined',
];

const record = (shop: Shop) =>
  shop.page.route('https://www.paypalobjects.com/connect-boba/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RECORDER }),
  );

/** Keeps the component, which the script replaces. */
const keepComponent = (shop: Shop) => shop.attempt('void (window.component = braintree.fastlane)', 'the component');

const create = (shop: Shop, options: string) =>
  shop.attempt(`component.create({ authorization, ${options} }).then((made) => { instances.fastlane = made; })`, `create({ ${options} })`);

/** Puts an AMD loader, which keeps what it is called with, on the page. `code` runs before. */
const addModuleLoader = (shop: Shop, code: string) =>
  shop.attempt(
    `void (${code}, window.modules = [], window.define = Object.assign(() => {}, { amd: {} }),
      window.requirejs = Object.assign(() => {}, { config: (settings) => modules.push(settings) }),
      window.require = (names, ready) => { modules.push(names); eval(${JSON.stringify(RECORDER)}); ready(); })`,
    `an AMD loader, ${code}`,
  );

/** Begins a call that asks the customer, and waits for it once the customer has answered. */
async function ask(shop: Shop, code: string, answer: () => Promise<void>): Promise<void> {
  await shop.attempt(`void (window.asked = instances.fastlane.${code})`, code);
  await answer();
  await shop.attempt('asked', `the answer to ${code}`);
}

export const fastlaneFlows: Flow[] = [
  changeFlow('Fastlane, a guest', async (shop) => {
    await keepComponent(shop);
    await create(shop, 'deviceData: "device"');
    await shop.attempt(PAGE, 'the page');
    await shop.call('fastlane', 'setLocale', 'es_us');
    await shop.attempt('instances.fastlane.identity.lookupCustomerByEmail("guest@example.com")');
    await shop.attempt('instances.fastlane.FastlaneCardComponent().then((made) => { instances.form = made; })', 'card fields');
    await shop.attempt('instances.form.render("#place")');
    await shop.quiet();
    await fillCard(shop.page, CARD);
    await shop.attempt('instances.form.getPaymentToken({ billingAddress: { postalCode: "12345" } })', 'a payment token');
  }),

  changeFlow('Fastlane, a known customer', async (shop) => {
    await keepComponent(shop);
    await create(shop, '');
    const email = JSON.stringify(FASTLANE_EMAIL);
    await shop.attempt(`instances.fastlane.identity.lookupCustomerByEmail(${email})`);
    const authenticate = `identity.triggerAuthenticationFlow("fastlane-context-" + ${email})`;
    await ask(shop, authenticate, () => cancelFastlane(shop.page));
    await ask(shop, authenticate, () => authenticateWithFastlane(shop.page));
    await ask(shop, 'profile.showShippingAddressSelector()', () => chooseWithFastlane(shop.page, 1));
    await ask(shop, 'profile.showCardSelector()', () => chooseWithFastlane(shop.page, 1));
  }),

  flow('Fastlane, what the script is called with', async (shop) => {
    await record(shop);
    for (const options of OPTIONS) {
      await shop.arrive('/checkout');
      await keepComponent(shop);
      await create(shop, options);
      await shop.attempt('({ ...seen, platformOptions: { ...seen.platformOptions } })', 'the argument');
      await shop.attempt(PAGE, 'the page');
    }
  }),

  changeFlow('Fastlane, options that are refused', async (shop) => {
    await keepComponent(shop);
    for (const options of REFUSED) await create(shop, options);
    await shop.attempt(PAGE, 'the page');
  }),

  flow('Fastlane, scripts that do not load', async (shop) => {
    for (const file of ['axo', 'hosted-fields']) {
      await shop.arrive('/checkout');
      await keepComponent(shop);
      await shop.attempt('void delete braintree.hostedFields', 'no hosted fields');
      await shop.page.route(`**/${file}.js`, (route) => route.abort());
      await create(shop, '');
      await shop.page.unroute(`**/${file}.js`);
      await create(shop, 'debug: false');
    }
  }),

  flow('Fastlane, on a page with an AMD loader', async (shop) => {
    for (const options of ['', 'minified: true', 'platform: "PPCP"', 'metadata: { bundleIdOverride: "x" }', 'btSdkVersion: "3.101.0"'])
      for (const hostedFields of ['braintree.hostedFields', 'undefined']) {
        await shop.arrive('/checkout');
        await keepComponent(shop);
        await addModuleLoader(shop, `braintree.hostedFields = ${hostedFields}`);
        await create(shop, options);
        await shop.attempt('modules');
        await shop.attempt(PAGE, 'the page');
      }
  }),

  flow('Fastlane, for PayPal’s own platform, on a page without other components', async (shop) => {
    await record(shop);
    const removal = '(delete braintree.client, delete braintree.hostedFields)';
    for (const add of [() => shop.attempt(`void ${removal}`), () => addModuleLoader(shop, removal)]) {
      await shop.arrive('/checkout');
      await shop.create('client');
      await keepComponent(shop);
      await add();
      await create(shop, 'client: instances.client, platform: "PPCP"');
      await shop.attempt('window.modules');
      await shop.attempt(PAGE, 'the page');
    }
  }),
];
