import { flows } from '../differential/flows/all-flows';
import { SCRIPTS } from '../differential/library';
import { observe } from '../differential/observe';
import { test as environmentTest } from '../differential/test';
import { allMethods } from '../methods/all-methods';
import { expect, test } from '../support/test';
import { bundleClient } from './bundle-client';

// The published components of the provider, 3.118.2, on our client instead of their own.

interface Sdk {
  create(options: object): Promise<{ teardown?(): Promise<void> }>;
}

const { client: _, ...methods } = SCRIPTS;
const COMPONENTS = {
  ...methods,
  dataCollector: 'data-collector',
};

/** What some of them need. The others ignore it. */
const OPTIONS = { fields: { number: { container: '#number' } }, version: 2, allowDesktop: true, paymentMethodUsage: 'multi_use' };
const INITIALIZED = Object.values(allMethods).flatMap(({ initialized }) => initialized ?? []);

test.describe('components: every one of the provider, on our client', { tag: '@full' }, () => {
  test.use({
    merchant: {
      applePayWeb: { countryCode: 'US', currencyCode: 'USD', merchantIdentifier: 'merchant.example.shop', supportedNetworks: ['visa'] },
      visaCheckout: { apikey: 'key', externalClientId: 'id', supportedCardTypes: ['Visa'] },
    },
  });

  test('components: every one of the provider is created and torn down on our client, and its events are sent', async ({
    provider: { page, sandbox },
    site,
  }) => {
    const names = Object.entries(COMPONENTS).map(([name, path]) => `export * as ${name} from 'braintree-web/${path}';`);
    const script = site.script('shop.localhost', '/components.js', await bundleClient(names.join('\n'), 'theirs', 'reference'));
    const [body, scripts] = ['<div id="number"></div>', ['tender.js', script]];
    await page.goto(site.page('shop.localhost', '/', { body, scripts }));
    const authorization = sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' });
    const outcomes = await page.evaluate(
      async ([arg, components, options]) => {
        const { theirs } = window as unknown as { theirs: Record<string, Sdk> };
        const client = await window.tender.client.create({ authorization: arg });
        const outcome = async (name: string): Promise<string> => {
          try {
            const instance = await theirs[name]?.create({ client, ...options });
            await instance?.teardown?.();
            return 'created';
          } catch (error) {
            return String((error as { code?: string }).code ?? error);
          }
        };
        return Object.fromEntries(await Promise.all(components.map(async (name) => [name, await outcome(name)] as const)));
      },
      [authorization, Object.keys(COMPONENTS), OPTIONS] as const,
    );
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(COMPONENTS).map((name) => [name, 'created'])));
    const sent = async (): Promise<string[]> => (await sandbox.analytics()).map(({ event }) => event);
    await expect.poll(sent).toEqual(expect.arrayContaining(INITIALIZED.map((prefix) => `web.${prefix}.initialized`)));
  });
});

/** Flows whose components leave uncaught, with their own client too, that there is no client, or what the gateway refuses. */
const leftUncaught = [
  'components, an authorization that is none',
  'components, neither client nor authorization',
  'Venmo, to the app and back, with a payment context, approved',
];

for (const flow of flows.filter(({ name, everyChange }) => everyChange && !leftUncaught.includes(name)))
  environmentTest(
    `components: on our client, ${flow.name}: nothing on the page is left uncaught`,
    { tag: '@full' },
    async ({ environment }) => {
      await observe(environment, 'reference', flow, 'tender'); // asserts it
    },
  );
