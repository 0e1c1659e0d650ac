import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';

/** What the collector has added to the page, with placeholders for the id of the session and the time. */
const ELEMENTS = `(() => {
  const session = instances.client.getConfiguration().analyticsMetadata.sessionId.slice(0, 32);
  const describe = (element) => {
    const attributes = Array.from(element.attributes, ({ name, value }) => name + '=' + value).sort();
    const text = element.textContent.replace(/&t=\\d+(\\.\\d{1,3})?&/, '&t=<time>&').replaceAll(session, '<session>');
    return [element.parentNode.localName, element.localName, ...attributes, text].join(' ');
  };
  return Array.from(document.querySelectorAll('script[fncls], script[src$="/fb.js"], iframe[title]'), describe);
})()`;
/** Device data, with the same placeholder. */
const DEVICE_DATA = `(() => {
  const { deviceData, rawDeviceData } = instances.dataCollector;
  const session = instances.client.getConfiguration().analyticsMetadata.sessionId.slice(0, 32);
  return JSON.stringify({ deviceData, rawDeviceData }).replaceAll(session, '<session>');
})()`;

const readElements = (shop: Shop) => shop.attempt(ELEMENTS, 'the elements');
const readDeviceData = (shop: Shop) => shop.attempt(DEVICE_DATA, 'the device data');

/** Creates a collector with the client of the page. Options are code. */
async function collect(shop: Shop, options = ''): Promise<void> {
  const code = `braintree.dataCollector.create({ client: instances.client, ${options} }).then((made) => { instances.dataCollector = made; })`;
  await shop.attempt(code, `dataCollector.create({ ${options} })`);
}

const OPTIONS = [
  'riskCorrelationId: "one", clientMetadataId: "two", correlationId: "three"',
  'riskCorrelationId: "", clientMetadataId: "two", correlationId: "three"',
  'clientMetadataId: null, correlationId: "three"',
  'correlationId: "", riskCorrelationId: undefined',
  `riskCorrelationId: "${'1234567890'.repeat(4)}123456"`,
  'riskCorrelationId: "a b/&=ü"',
  'cb1: "whenReady"',
  'cb1: ""',
  'cb1: null',
  'cb1: 1',
  'kount: true',
  'kount: true, paypal: true',
  'paypal: false, unknown: 1',
];

export const dataCollectorFlows: Flow[] = [
  changeFlow('data collector, created and torn down', async (shop) => {
    await shop.create('client');
    await shop.create('dataCollector', () => ({ client: window.shop.instances['client'] }));
    await readElements(shop);
    await readDeviceData(shop);
    const same = 'instances.dataCollector.getDeviceData().then((data) => data === instances.dataCollector.deviceData)';
    await shop.attempt(same, 'the same text');
    const raw =
      'instances.dataCollector.getDeviceData({ raw: 1 }).then((data) => JSON.stringify(data) === instances.dataCollector.deviceData)';
    await shop.attempt(raw, 'the same object');
    await shop.call('dataCollector', 'teardown');
    await readElements(shop);
    await readDeviceData(shop);
    await shop.attempt('instances.dataCollector.getDeviceData()');
    await shop.attempt('instances.dataCollector.teardown()');
  }),

  flow('data collector, the id of the first client', async (shop) => {
    await shop.create('client');
    await collect(shop);
    await shop.call('dataCollector', 'teardown');
    await collect(shop);
    await readElements(shop);
    await readDeviceData(shop);
    await shop.call('dataCollector', 'teardown');
    const authorization = `authorization: ${JSON.stringify(shop.tokenizationKey)}`;
    await collect(shop, `client: undefined, ${authorization}`);
    await readElements(shop);
    await readDeviceData(shop);
  }),

  flow('data collector, options', async (shop) => {
    for (const options of OPTIONS) {
      await shop.arrive('/checkout');
      await shop.create('client');
      await shop.attempt('void (window.whenReady = () => { window.wasCalled = true; })', 'a function of the page');
      await collect(shop, options);
      await readElements(shop);
      await readDeviceData(shop);
      await shop.attempt('window.wasCalled', 'it was called');
    }
  }),

  flow('data collector, deferred', async (shop) => {
    await shop.create('client');
    const hasDeviceData = '(made) => { instances.dataCollector = made; return "deviceData" in made; }';
    await shop.attempt(
      `braintree.dataCollector.create({ client: instances.client, useDeferredClient: true }).then(${hasDeviceData})`,
      'dataCollector.create',
    );
    await shop.attempt('instances.dataCollector.getDeviceData().then(() => {})', 'getDeviceData');
    await readElements(shop);
    await readDeviceData(shop);
    await shop.call('dataCollector', 'teardown');
    await readElements(shop);
  }),

  changeFlow('data collector, a script that does not load', async (shop) => {
    await shop.page.route('**/da/r/fb.js', (route) => route.abort());
    await shop.create('dataCollector');
    await shop.page.unroute('**/da/r/fb.js');
  }),

  flow('data collector, several', async (shop) => {
    await shop.create('client');
    await collect(shop, 'riskCorrelationId: "one"');
    await shop.attempt('void (instances.first = instances.dataCollector)', 'the first');
    await collect(shop, 'riskCorrelationId: "two"');
    await readElements(shop);
    await shop.attempt('instances.first.teardown()', 'the first torn down');
    await readElements(shop);
    await shop.call('dataCollector', 'teardown');
    await readElements(shop);
  }),
];
