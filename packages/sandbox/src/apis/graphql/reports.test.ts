import { callGraphql } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const QUERY =
  'query($date: Date!, $merchantAccountId: ID) { report { transactionLevelFees(date: $date, merchantAccountId: $merchantAccountId) { url } } }';

async function report(merchantAccountId: string): Promise<unknown> {
  const { publicKey, privateKey, url } = shop.sandbox;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}` },
    body: JSON.stringify({ query: QUERY, variables: { date: '2030-01-01', merchantAccountId } }),
  });
  return response.json();
}

test('a report of fees names a merchant account that does not exist', async () => {
  expect(await report('some_merchant')).toMatchObject({ errors: [{ message: 'Invalid merchant account id: some_merchant' }] });
});

test('there is no report of fees, because the sandbox takes none', async () => {
  expect(await report('sandbox_eur')).toMatchObject({ data: { report: { transactionLevelFees: { url: null } } } });
});

test('a page reads no report', async () => {
  const { body } = await callGraphql(shop.sandbox, shop.sandbox.tokenizationKey, { query: QUERY, variables: { date: '2030-01-01' } });
  expect(body).toMatchObject({ errors: [{ message: 'Reports are for a server.' }] });
});
