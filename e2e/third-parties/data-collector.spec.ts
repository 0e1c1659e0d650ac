import { sell } from '../support/sell';
import { expect, test } from '../support/test';
import { nonceOf } from '../support/tokenize';
import { bundleClient, type Library } from './bundle-client';

interface Collector {
  deviceData: string;
  getDeviceData(): Promise<string>;
  teardown(): Promise<void>;
}
interface Clients {
  client: { create(options: object): Promise<object> };
  dataCollector: { create(options: object): Promise<Collector> };
}

const code = `export * as client from 'braintree-web/client'; export * as dataCollector from 'braintree-web/data-collector';`;
// A shop that has made `@tender/web` the alias of `braintree-web`, and one that has not.
const flows: readonly [string, Library, 'client' | 'authorization'][] = [
  ['data-collector: device data of a sale, with a client', 'tender', 'client'],
  ['data-collector: device data of a sale, with an authorization', 'tender', 'authorization'],
  ['control: data-collector: device data of a sale, with the package of the provider', 'reference', 'client'],
];
for (const [title, library, from] of flows) {
  test(title, async ({ provider: { page, sandbox }, site }) => {
    const script = site.script('shop.localhost', '/clients.js', await bundleClient(code, 'clients', library));
    await page.goto(site.page('shop.localhost', '/', { scripts: [script] }));
    const authorization = sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' });
    const deviceData = await page.evaluate(
      async ([authorization, from]) => {
        const { client, dataCollector } = (window as unknown as { clients: Clients }).clients;
        const arg = from === 'client' ? { client: await client.create({ authorization }) } : { authorization };
        const collector = await dataCollector.create(arg);
        const same = collector.deviceData === (await collector.getDeviceData());
        await collector.teardown();
        return same ? collector.deviceData : 'Two answers differ.';
      },
      [authorization, from] as const,
    );
    expect(JSON.parse(deviceData)).toEqual({ correlation_id: expect.any(String) });
    await sell(sandbox, await nonceOf(sandbox), { deviceData });
  });
}
