import { callGraphql, readFingerprint } from '../fixtures/gateway';
import { connectGateway } from '../fixtures/shop';
import { startShop, type OwnShop } from '../fixtures/start-shop';
import { startSandbox } from './start-sandbox';

const NOT_FOUND = { type: 'notFoundError' };

let asked: OwnShop;
let other: OwnShop;
beforeAll(async () => {
  asked = await startShop({ merchant: { challenges: ['cvv'] } });
  other = await startShop();
});
afterAll(async () => {
  await other.sandbox.stop();
  await asked.close();
});
beforeEach(async () => {
  await asked.sandbox.reset();
  await other.sandbox.reset();
});

/** The official SDK with the keys of the other merchant, at the address of the sandbox that is asked. */
const connectOther = (keys: { privateKey?: string } = {}) => {
  const { merchantId, publicKey, privateKey } = other.sandbox;
  return connectGateway(asked.sandbox, { merchantId, publicKey, privateKey, ...keys });
};
const SALE = { amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' };

test('a request for another merchant of the process is answered, stored and logged by its sandbox', async () => {
  const { transaction } = await connectOther()['transaction']!['sale']!(SALE);
  expect(await other.gateway['transaction']!['find']!(transaction.id)).toMatchObject({ amount: '10.00' });
  await expect(asked.gateway['transaction']!['find']!(transaction.id)).rejects.toMatchObject(NOT_FOUND);
  expect(other.sandbox.requests()).toMatchObject([
    { method: 'POST', status: 201, host: `127.0.0.1:${asked.sandbox.port}` },
    { method: 'GET' },
  ]);
  expect(asked.sandbox.requests()).toMatchObject([{ method: 'GET', status: 404 }]);
});

test('a request with keys that are not those of the other merchant is refused', async () => {
  const refused = connectOther({ privateKey: asked.sandbox.privateKey })['transaction']!['find']!('x');
  await expect(refused).rejects.toMatchObject({ type: 'authenticationError' });
});

test('faults are those of the sandbox that answers', async () => {
  asked.sandbox.faults.add({ action: { status: 503 } });
  expect(await connectOther()['transaction']!['sale']!(SALE)).toMatchObject({ success: true });
  asked.sandbox.faults.clear();
  other.sandbox.faults.add({ action: { status: 503 } });
  await expect(connectOther()['transaction']!['sale']!(SALE)).rejects.toMatchObject({ type: 'serviceUnavailableError' });
  expect(await asked.sale(SALE)).toMatchObject({ success: true });
});

test('the client API answers a page of the other merchant', async () => {
  const { merchantId, tokenizationKey } = other.sandbox;
  const url = `${asked.sandbox.url}/merchants/${merchantId}/client_api/v1/configuration?tokenizationKey=${tokenizationKey}`;
  const response = await fetch(url, { headers: { Origin: 'https://shop.example' } });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({
    merchantId,
    challenges: [],
    clientApiUrl: expect.stringContaining(asked.sandbox.url) as string,
  });
});

describe('GraphQL, whose path names no merchant,', () => {
  const body = { query: '{ clientConfiguration { merchantId } }' };
  const readMerchantId = ({ body: response }: { body: unknown }) =>
    (response as { data?: { clientConfiguration: { merchantId: string } } }).data?.clientConfiguration.merchantId;

  test.each([
    ['tokenization key', ({ sandbox }: OwnShop) => sandbox.tokenizationKey],
    ['client token', ({ sandbox }: OwnShop) => readFingerprint(sandbox.createClientToken())],
  ])('is answered for the merchant of a %s', async (_, authorize) => {
    for (const shop of [asked, other]) {
      const response = await callGraphql(asked.sandbox, authorize(shop), body);
      expect(readMerchantId(response)).toBe(shop.sandbox.merchantId);
      expect(shop.sandbox.requests()).toHaveLength(1);
    }
  });

  test('is answered for the merchant of the API keys, with which no page of another origin may ask', async () => {
    const { publicKey, privateKey, merchantId } = other.sandbox;
    const ask = (headers: object) =>
      fetch(`${asked.sandbox.url}/graphql`, {
        method: 'POST',
        headers: {
          Authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        body: JSON.stringify(body),
      });
    expect(readMerchantId({ body: await (await ask({})).json() })).toBe(merchantId);
    expect((await ask({ Origin: 'https://shop.example' })).status).toBe(403);
  });

  test.each(['nobody', 'development_x_nobody', 'signature|merchant_id=nobody'])('refuses the authorization %s', async (authorization) => {
    expect((await callGraphql(asked.sandbox, authorization, body)).body).toMatchObject({ errors: [{}] });
    expect(asked.sandbox.requests()).toHaveLength(1);
  });
});

test('of two sandboxes with one merchant id, the one that is asked answers', async () => {
  const { merchantId: id, publicKey, privateKey } = other.sandbox;
  const twin = await startSandbox({ merchant: { id, publicKey, privateKey } });
  await connectGateway(twin)['transaction']!['sale']!(SALE);
  expect([twin.requests().length, other.sandbox.requests().length]).toEqual([1, 0]);
  await other.sale(SALE);
  expect([twin.requests().length, other.sandbox.requests().length]).toEqual([1, 1]);
  await twin.stop();
});

test('a sandbox that has stopped is not found any more', async () => {
  const third = await startSandbox();
  const { merchantId, publicKey, privateKey } = third;
  const find = () => connectGateway(asked.sandbox, { merchantId, publicKey, privateKey })['transaction']!['find']!('x');
  await expect(find()).rejects.toMatchObject(NOT_FOUND);
  await third.stop();
  await expect(find()).rejects.toMatchObject({ type: 'authenticationError' });
});
