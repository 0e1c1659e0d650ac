import { client } from '@tender/client';
import { freshKey, freshToken, openNetwork, type SentRequest, until } from '@tender/client/testing';
import {
  paypalCheckout,
  type PayPalCheckoutLoadPayPalSDKOptions,
  type PayPalCheckout,
  type PayPalCheckoutCreateOptions,
} from '../checkout';
import { openCheckoutPage, type CheckoutPage } from '../fixtures/checkout';
import { configuration } from '../fixtures/paypal-network';

const BASE = 'https://www.paypal.com/sdk/js';
let page: CheckoutPage;
beforeEach(async () => {
  page = await openCheckoutPage();
});

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
const script = (): HTMLScriptElement => scripts()[0] as HTMLScriptElement;
const attributes = (): Record<string, string> => ({ ...script().dataset }) as Record<string, string>;
const preloads = (): SentRequest[] => page.network.requests.filter(({ url }) => url.pathname.endsWith('/preload'));
async function load(options?: PayPalCheckoutLoadPayPalSDKOptions, instance = page.instance): Promise<URL> {
  const before = scripts().length;
  const loading = instance.loadPayPalSDK(options);
  await until(() => scripts().length > before);
  script().dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe(instance);
  return new URL(script().src);
}
const query = ({ searchParams }: URL): Record<string, string> => Object.fromEntries(searchParams);
async function withToken(options: PayPalCheckoutCreateOptions = {}): Promise<void> {
  await page.create({
    client: await client.create({ authorization: freshToken({ authorizationFingerprint: 'finger|print?customer_id=' }) }),
    ...options,
  });
}

test('default', async () => {
  document.head.append(document.createElement('style'));
  const url = await load();
  expect(url.href).toBe(`${BASE}?components=buttons&intent=authorize&currency=USD&client-id=client-id`);
  expect(document.head.firstElementChild).toBe(script());
  expect(attributes()).toEqual({ clientMetadataId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
  expect(preloads()).toEqual([]);
  await page.instance.teardown();
  expect(scripts()).toEqual([]);
});

test('options: vault', async () => {
  expect(query(await load({ vault: true }))).toEqual({
    components: 'buttons',
    vault: 'true',
    intent: 'tokenize',
    'client-id': 'client-id',
  });
});

test('options: parameters of PayPal’s script', async () => {
  const options = {
    components: 'buttons,messages',
    intent: 'capture',
    currency: 'EUR',
    'client-id': 'mine',
    'merchant-id': '*',
    'disable-funding': ['card', 'credit'],
    vault: false,
  };
  const url = await load(options);
  expect(url.search).toContain('disable-funding%5B%5D=card&disable-funding%5B%5D=credit');
  expect(query(url)).toMatchObject({
    components: 'buttons,messages',
    intent: 'capture',
    currency: 'EUR',
    'client-id': 'mine',
    'merchant-id': '*',
    vault: 'false',
  });
});

test('options: dataAttributes, without changing them', async () => {
  const dataAttributes = { 'data-page-type': 'checkout', amount: 10, 'data-data-twice': true, 'user-id-token': 'id' };
  const before = { ...dataAttributes };
  const url = await load({ dataAttributes });
  expect(attributes()).toEqual({
    pageType: 'checkout',
    amount: '10',
    dataTwice: 'true',
    userIdToken: 'id',
    clientMetadataId: expect.any(String) as string,
  });
  expect(dataAttributes).toEqual(before);
  expect(url.search).not.toContain('attributes');
  expect(preloads()).toEqual([]);
});

test('options: dataAttributes null is ignored', async () => {
  expect((await load({ dataAttributes: null as never })).href).toContain(BASE);
});

test.each(['client-metadata-id', 'data-client-metadata-id'])('options: dataAttributes with %s', async (name) => {
  await load({ dataAttributes: { [name]: 'mine' } });
  expect(attributes()).toEqual({ clientMetadataId: 'mine' });
});

test('options: autoSetDataUserIdToken, with a client token', async () => {
  await withToken({ autoSetDataUserIdToken: true });
  await load({ 'merchant-id': 'm', dataAttributes: { amount: '10.00' } });
  expect(attributes()).toMatchObject({ userIdToken: 'finger|print' });
  expect(preloads().map(({ method, url }) => [method, url.origin + url.pathname, query(url)])).toEqual([
    [
      'GET',
      'https://www.sandbox.paypal.com/smart/buttons/preload',
      { 'client-id': 'client-id', 'user-id-token': 'finger|print', amount: '10.00', currency: 'USD', 'merchant-id': 'm' },
    ],
  ]);
});

test('options: autoSetDataUserIdToken, with a token of the merchant', async () => {
  await withToken({ autoSetDataUserIdToken: true });
  await load({ vault: true, dataAttributes: { 'data-user-id-token': 'second', 'user-id-token': 'first' } });
  expect(attributes()).toMatchObject({ userIdToken: 'first' });
  expect(preloads().map(({ url }) => query(url))).toEqual([{ 'client-id': 'client-id', 'user-id-token': 'first' }]);
});

test('options: autoSetDataUserIdToken, without a token', async () => {
  await page.create({ authorization: freshKey(), autoSetDataUserIdToken: true });
  await load();
  expect(attributes()).not.toHaveProperty('userIdToken');
  expect(preloads()).toEqual([]);
});

test('behavior: in production the preload goes to PayPal’s production host', async () => {
  page.network.configuration.environment = 'production';
  await withToken({ autoSetDataUserIdToken: true });
  await load();
  expect(preloads()[0]?.url.origin).toBe('https://www.paypal.com');
});

test('behavior: a failed preload is ignored', async () => {
  page.network.reply('GET /smart/buttons/preload', 'drop');
  await withToken({ autoSetDataUserIdToken: true });
  await load();
});

test('behavior: does not wait for the client when the client id is passed', async () => {
  page.network.reply('GET configuration', 'hang');
  document.body.replaceChildren();
  const instance = await paypalCheckout.create({ authorization: freshToken(), autoSetDataUserIdToken: true });
  const url = await load({ 'client-id': 'mine' }, instance);
  expect(query(url)).toMatchObject({ 'client-id': 'mine' });
  expect(attributes()).toEqual({ userIdToken: expect.stringContaining('fingerprint') as string });
});

test('behavior: in development script and preload come from the development server', async () => {
  const network = openNetwork();
  Object.assign(network.configuration, structuredClone(configuration), {
    environment: 'development',
    clientApiUrl: 'http://localhost:4810/merchants/m/client_api',
    assetsUrl: 'http://localhost:4810',
  });
  Object.assign(network.configuration.paypal as object, { assetsUrl: 'http://localhost:4810' });
  const configUrl = 'http://localhost:4810/merchants/m/client_api/v1/configuration';
  const authorization = freshToken({ environment: 'development', configUrl });
  const instance = await paypalCheckout.create({ client: await client.create({ authorization }), autoSetDataUserIdToken: true });
  expect((await load({}, instance)).origin).toBe('http://localhost:4810');
  expect(script().src).toMatch(/^http:\/\/localhost:4810\/third-party\/paypal-sdk\.js\?components=buttons&/);
  expect(network.requests.at(-1)?.url.href).toMatch(/^http:\/\/localhost:4810\/third-party\/paypal-preload\?client-id=/);
});

test('error: PAYPAL_FLOW_FAILED when the script cannot be loaded; the next attempt loads it again', async () => {
  const loading = page.instance.loadPayPalSDK();
  await until(() => scripts().length > 0);
  script().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({
    code: 'PAYPAL_FLOW_FAILED',
    details: { originalError: { message: expect.stringContaining(BASE) as string } },
  });
  expect(scripts()).toEqual([]);
  await load();
});

test('error: PAYPAL_FLOW_FAILED for an invalid attribute name', async () => {
  await expect(page.instance.loadPayPalSDK({ dataAttributes: { 'with space': 'x' } })).rejects.toMatchObject({
    code: 'PAYPAL_FLOW_FAILED',
  });
  expect(scripts()).toEqual([]);
});

test('behavior: an abort while it loads removes the script', async () => {
  const controller = new AbortController();
  const loading = page.instance.loadPayPalSDK({ signal: controller.signal });
  await until(() => scripts().length > 0);
  expect(script().src).not.toContain('signal');
  controller.abort('why');
  await expect(loading).rejects.toBe('why');
  expect(scripts()).toEqual([]);
  await load();
});

test('behavior: a teardown while it loads removes the script', async () => {
  const loading = page.instance.loadPayPalSDK();
  loading.catch(() => {});
  await until(() => scripts().length > 0);
  await page.instance.teardown();
  await expect(loading).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN' });
  expect(scripts()).toEqual([]);
});

describe('equal options', () => {
  const dispatchOnScript = async (event: string): Promise<void> => {
    await until(() => scripts().length > 0);
    script().dispatchEvent(new Event(event));
  };

  test('three calls at once insert one script and send one preload', async () => {
    await withToken({ autoSetDataUserIdToken: true });
    const loading = [1, 2, 3].map(() => page.instance.loadPayPalSDK({ currency: 'EUR', dataAttributes: { 'page-type': 'checkout' } }));
    await dispatchOnScript('load');
    await expect(Promise.all(loading)).resolves.toEqual([page.instance, page.instance, page.instance]);
    expect([scripts().length, preloads().length]).toEqual([1, 1]);
  });

  test('a call after the script has loaded inserts no other script, which would replace `window.paypal`', async () => {
    await load({ currency: 'EUR' });
    const loaded = script();
    await expect(page.instance.loadPayPalSDK({ currency: 'EUR' })).resolves.toBe(page.instance);
    expect(scripts()).toEqual([loaded]);
  });

  test('calls before and after the client is ready share a script', async () => {
    document.body.replaceChildren();
    const instance = await paypalCheckout.create({ authorization: freshKey() });
    await load({}, instance);
    await expect(instance.loadPayPalSDK({})).resolves.toBe(instance);
    expect(scripts()).toHaveLength(1);
  });

  test('other options load the script again', async () => {
    await load({ currency: 'EUR' });
    await load({ currency: 'USD' });
    await load({ currency: 'USD', dataAttributes: { 'page-type': 'cart' } });
    expect(scripts()).toHaveLength(3);
  });

  test('instances of one authorization share a script, which leaves the page with the last of them', async () => {
    const authorization = freshToken();
    await page.create({ authorization });
    const first = page.instance;
    await load();
    await page.create({ authorization });
    await expect(page.instance.loadPayPalSDK()).resolves.toBe(page.instance);
    expect(scripts()).toHaveLength(1);
    await first.teardown();
    expect(scripts()).toHaveLength(1);
    await page.instance.teardown();
    expect(scripts()).toEqual([]);
  });

  test('instances of different customers have scripts of their own', async () => {
    await withToken();
    await load();
    await page.create({ authorization: freshToken({ authorizationFingerprint: 'other' }) });
    await load();
    expect(scripts()).toHaveLength(2);
  });

  test('the script stays for a second call when the first is aborted, and goes when both are', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const loading = [first, second].map(({ signal }) => page.instance.loadPayPalSDK({ signal }));
    await until(() => scripts().length > 0);
    first.abort('first');
    await expect(loading[0]).rejects.toBe('first');
    expect(scripts()).toHaveLength(1);
    second.abort('second');
    await expect(loading[1]).rejects.toBe('second');
    expect(scripts()).toEqual([]);
  });

  test('a failure rejects all calls that wait for it, and the next call loads the script again', async () => {
    const loading = [1, 2].map(() => page.instance.loadPayPalSDK());
    await dispatchOnScript('error');
    for (const call of loading) await expect(call).rejects.toMatchObject({ code: 'PAYPAL_FLOW_FAILED' });
    expect(scripts()).toEqual([]);
    await load();
  });

  test('a script that the shop has removed is loaded again', async () => {
    await load();
    script().remove();
    await load();
  });
});

test('behavior: getClientId, promise and callback', async () => {
  await expect(page.instance.getClientId()).resolves.toBe('client-id');
  const called = new Promise((resolve) => page.instance.getClientId((...all) => resolve(all)));
  await expect(called).resolves.toEqual([null, 'client-id']);
  const loaded = new Promise<[unknown, PayPalCheckout?]>((resolve) => page.instance.loadPayPalSDK({}, (...all) => resolve(all)));
  await until(() => scripts().length > 0);
  script().dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toEqual([null, page.instance]);
});
