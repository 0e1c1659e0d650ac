import { serverGateway } from '../support/gateway';
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
// With an authorization alone it takes its client from the asset host, where ours lies, whatever else the page has.
const flows: readonly [string, Library, 'client' | 'authorization'][] = [
  ['data-collector: device data of a sale, with our client', 'tender', 'client'],
  ['data-collector: device data of a sale, with the client that it loads from our asset host', 'tender', 'authorization'],
  ['control: data-collector: device data of a sale, with its own client', 'reference', 'client'],
];
for (const [title, library, from] of flows) {
  test(title, async ({ provider: { page, sandbox }, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const script = site.script('shop.localhost', '/clients.js', await bundleClient(code, 'clients', library));
    await page.goto(site.page('shop.localhost', '/', { scripts: [script] }));
    const authorization = sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' });
    const deviceData = await page.evaluate(
      async ([authorization, from]) => {
        const { client, dataCollector } = (window as unknown as { clients: Clients }).clients;
        const given = from === 'client' ? { client: await client.create({ authorization }) } : { authorization };
        const collector = await dataCollector.create(given);
        const same = collector.deviceData === (await collector.getDeviceData());
        await collector.teardown();
        return same ? collector.deviceData : 'Two answers differ.';
      },
      [authorization, from] as const,
    );
    expect(JSON.parse(deviceData)).toEqual({ correlation_id: expect.any(String) });
    expect(asked.filter((url) => url.endsWith('/client.min.js'))).toHaveLength(from === 'client' ? 0 : 1);
    const sale = { amount: '12.00', paymentMethodNonce: await nonceOf(sandbox), deviceData };
    const { success } = await serverGateway(sandbox).transaction.sale(sale);
    expect(success).toBe(true);
  });
}
