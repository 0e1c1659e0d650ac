import { isDocument } from '../../core/text-at';
import { SAMPLE_REQUESTS, type SampleRequest } from '../../fixtures/sample-requests';
import { FORMATS, readResponse, sendRequest, type Format } from '../../fixtures/send-request';
import { startShop, type OwnShop } from '../../fixtures/start-shop';
import { serverApiRoutes } from './index';
import { unsupportedRequests, unsupportedRootRequests } from './unsupported';

let shop: OwnShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const names = serverApiRoutes.map(({ method, path }) => `${method} ${path}`);
const send = (format: Format, route: string, sample: SampleRequest) => sendRequest(shop, format, route, sample);

/** Reduces a response to names and types. Ids and times differ between two requests, and a text without characters is nothing in XML. */
function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? toShape(value[0]) : value.length === 0 ? 'null' : value.map(toShape);
  if (isDocument(value) && Object.keys(value).length > 0)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toShape(member)]));
  return value === '' || value === null || isDocument(value) ? 'null' : typeof value;
}

test('has a sample for every route', () => {
  expect(Object.keys(SAMPLE_REQUESTS).sort()).toEqual([...names].sort());
});

test.each(names)('%s responds with the same members in XML and in JSON', async (route) => {
  const responses = [];
  for (const format of FORMATS) {
    const response = await send(format, route, await SAMPLE_REQUESTS[route]!(shop));
    responses.push({ status: response.status, shape: toShape(await readResponse(format, response)) });
  }
  expect([200, 201]).toContain(responses[0]!.status);
  expect(responses[1]).toEqual(responses[0]);
});

test.each(FORMATS)('a refusal in %s names the code and the attribute', async (format) => {
  const response = await send(format, 'POST transactions', { body: { transaction: { type: 'sale', amount: '-1' } } });
  expect(response.status).toBe(422);
  const error = { code: '81501', attribute: 'amount', message: 'Amount cannot be negative.' };
  expect(toShape(await readResponse(format, response))).toMatchObject({ apiErrorResponse: { message: 'string' } });
  const again = await send(format, 'POST transactions', { body: { transaction: { type: 'sale', amount: '-1' } } });
  expect(await readResponse(format, again)).toMatchObject({
    apiErrorResponse: { errors: { transaction: { errors: expect.arrayContaining([error]) as unknown } } },
  });
});

test.each(FORMATS)('a value of another type in %s is refused with a code and a message', async (format) => {
  const transaction = { type: 'sale', amount: { value: '10.00' }, orderId: { value: '1' }, paymentMethodNonce: 'fake-valid-nonce' };
  const response = await send(format, 'POST transactions', { body: { transaction } });
  expect(response.status).toBe(422);
  expect(await readResponse(format, response)).toMatchObject({
    apiErrorResponse: {
      errors: {
        transaction: {
          errors: [
            { code: '81503', attribute: 'amount', message: 'Amount is an invalid format.' },
            { code: '91999', attribute: 'order_id', message: 'Order id is an invalid format.' },
          ],
        },
      },
    },
  });
});

test.each(['true', '1', 1, true])('takes %p for a flag', async (submitForSettlement) => {
  for (const format of FORMATS) {
    const transaction = { type: 'sale', amount: '10.00', paymentMethodNonce: 'fake-valid-nonce', options: { submitForSettlement } };
    const response = await send(format, 'POST transactions', { body: { transaction } });
    expect(await readResponse(format, response)).toMatchObject({ transaction: { status: 'submitted_for_settlement' } });
  }
});

test('takes an empty element for a missing value', async () => {
  const { publicKey, privateKey, merchantId: id } = shop.sandbox;
  const post = (path: string, xml: string) =>
    fetch(`${shop.sandbox.url}/merchants/${id}/${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
        'Content-Type': 'application/xml',
      },
      body: xml,
    });
  for (const customer of ['<customer></customer>', '<customer/>', '<customer>\n</customer>']) {
    expect((await post('customers', customer)).status).toBe(201);
  }
  const settled = await shop.createSettledSale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' });
  const refund = await post(`transactions/${settled}/refund`, '<transaction><amount></amount></transaction>');
  expect(await refund.text()).toContain('<amount>10.00</amount>');
});

test.each(unsupportedRequests.flatMap(({ paths, reason }) => paths.map((path) => [path, reason])))(
  'responds with 501 and the reason to %s',
  async (path, reason) => {
    for (const format of FORMATS) {
      const response = await send(format, `POST ${path.replace('*', 'x')}`, { params: { id: 'x' } });
      expect(response.status).toBe(501);
      expect(await readResponse(format, response)).toEqual({ apiErrorResponse: { message: reason } });
    }
  },
);

test.each(unsupportedRootRequests.flatMap(({ paths, reason }) => paths.map((path) => [path, reason])))(
  'responds with 501 and the reason to /%s',
  async (path, reason) => {
    const response = await fetch(`${shop.sandbox.url}/${path.replace('*', 'access_tokens')}`, { method: 'POST' });
    expect([response.status, await response.text()]).toEqual([501, expect.stringContaining(reason)]);
  },
);

test('lists are also found with a slash at the end', async () => {
  expect((await send('xml', 'GET merchant_accounts/', {})).status).toBe(200);
  expect((await send('xml', 'GET plans/', {})).status).toBe(501);
});
