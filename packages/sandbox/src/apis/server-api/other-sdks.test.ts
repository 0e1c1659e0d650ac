import { gunzipSync } from 'node:zlib';
import { toCamelKeys } from '../../core/camel-keys';
import { valueAt } from '../../core/text-at';
import { readXml } from '../../core/xml/read-xml';
import { sendRaw } from '../../fixtures/send-raw';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});

/** The headers of each SDK, as their published code has them. That for PHP, and many for Go, leave the coding to their HTTP library. */
const HEADERS: Record<string, Record<string, string>> = {
  Ruby: { 'User-Agent': 'Braintree Ruby Gem 4.26.0', 'Accept-Encoding': 'gzip', Accept: 'application/xml', Connection: 'close' },
  PHP: { 'User-Agent': 'Braintree PHP Library 6.24.0', Accept: 'application/xml', Expect: '100-continue' },
  Java: { 'User-Agent': 'Braintree Java 3.35.0', 'Accept-Encoding': 'gzip', Accept: 'application/xml', Connection: 'keep-alive' },
  '.NET': { 'User-Agent': 'Braintree .NET 5.28.0', 'Accept-Encoding': 'gzip', Accept: 'application/xml', 'Transfer-Encoding': 'chunked' },
  Go: { 'User-Agent': 'Braintree Go 0.23.0', 'Accept-Encoding': 'gzip', Accept: 'application/xml' },
};

async function send(sdk: string, call: string, ...parts: (string | Buffer)[]) {
  const headers = { ...HEADERS[sdk], 'X-ApiVersion': '6', 'Content-Type': 'application/xml; charset=utf-8' };
  const { status, headers: received, body } = await sendRaw(shop.sandbox, call, headers, ...parts);
  const text = (received['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  return { status, body: text === '' ? undefined : toCamelKeys(readXml(text)) };
}

/** A sale with everything in which the SDKs' XML differs: prologs, types, empty elements, `nil`, lists, a namespace, line breaks. */
const SALE = `\uFEFF<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<transaction xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <type>sale</type>
  <amount type="decimal">10.00</amount>
  <order-id nil="true"/>
  <purchase-order-number></purchase-order-number>
  <payment-method-nonce>fake-valid-nonce</payment-method-nonce>
  <tax-exempt type="boolean">false</tax-exempt>
  <custom-fields><gift-note>Für Ada &amp; Zoë</gift-note></custom-fields>
  <line-items type="array">
    <item><name>Mug</name><kind>debit</kind><quantity type="integer">1</quantity><unit-amount>10.00</unit-amount><total-amount>10.00</total-amount></item>
  </line-items>
  <options><submit-for-settlement type="boolean">true</submit-for-settlement><three-d-secure/></options>
</transaction>`;

describe.each(Object.keys(HEADERS))('like the SDK for %s', (sdk) => {
  test('sells, finds, and is refused', async () => {
    const half = Math.floor(SALE.length / 2);
    const sold = await send(sdk, 'POST transactions', SALE.slice(0, half), SALE.slice(half));
    expect(sold).toMatchObject({
      status: 201,
      body: {
        transaction: {
          amount: '10.00',
          orderId: null,
          status: 'submitted_for_settlement',
          customFields: { giftNote: 'Für Ada & Zoë' },
          taxAmount: null,
        },
      },
    });
    const id = String(valueAt(sold.body, 'transaction', 'id'));
    expect(await send(sdk, `GET transactions/${id}`)).toMatchObject({ status: 200, body: { transaction: { id } } });
    const { status, body } = await send(sdk, 'POST transactions', SALE.replace('>10.00<', '>-1<'));
    expect({ status, message: valueAt(body, 'apiErrorResponse', 'message') }).toEqual({
      status: 422,
      message: 'Amount cannot be negative.',
    });
  });
});

test.each([
  ['+02:00', 1],
  ['-03:00', 0],
])('a search reads times in the zone of the server: %s', async (zone, count) => {
  const time = new Date(Date.now() + 60 * 60 * 1000).toISOString().slice(0, 19);
  const sold = await send('Java', 'POST transactions', SALE);
  const id = String(valueAt(sold.body, 'transaction', 'id'));
  const search = `<search><id><is>${id}</is></id><created-at><min type="datetime">${time}${zone}</min></created-at></search>`;
  const { body } = await send('Java', 'POST transactions/advanced_search_ids', search);
  expect(valueAt(body, 'searchResults', 'ids')).toEqual(count === 1 ? [id] : []);
});

test('a body that is no UTF-8 is refused with a body that the SDK for PHP can read', async () => {
  const latin1 = Buffer.from('<customer><first-name>Zo\xEB</first-name></customer>', 'latin1');
  expect(await send('PHP', 'POST customers', latin1)).toMatchObject({
    status: 400,
    body: { apiErrorResponse: { message: 'The body of the request cannot be read' } },
  });
});

test('an empty object of PHP, which is an empty list in XML, is read as an object without members', async () => {
  const empty = (name: string) => `<${name} type="array"/>`;
  expect(await send('PHP', 'POST customers', empty('customer'))).toMatchObject({ status: 201 });
  const members = ['options', 'custom-fields', 'descriptor', 'risk-data', 'line-items'].map(empty).join('');
  const nested = `<credit-card><number>4111111111111111</number><expiration-date>12/2030</expiration-date></credit-card>`;
  const sale = `<transaction><type>sale</type><amount>12.00</amount>${nested}${members}</transaction>`;
  expect(await send('PHP', 'POST transactions', sale)).toMatchObject({ status: 201 });
  const customer = `<customer><credit-card>${nested.replace(/<\/?credit-card>/g, '')}${empty('options')}${empty('billing-address')}</credit-card></customer>`;
  expect(await send('PHP', 'POST customers', customer)).toMatchObject({
    status: 201,
    body: { customer: { creditCards: [{ last4: '1111' }] } },
  });
  expect(await send('PHP', 'POST transactions/advanced_search_ids', empty('search'))).toMatchObject({ status: 200 });
  const wrong =
    '<transaction><type>sale</type><amount type="array"><item>1</item></amount><options type="array"><item>1</item></options></transaction>';
  expect(await send('PHP', 'POST transactions', wrong)).toMatchObject({ status: 422 });
});
