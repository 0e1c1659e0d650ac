import { join } from 'node:path';
import { closeDatabases } from '../../core/store/database';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { connectGateway, type Fields } from '../../fixtures/shop';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { loadScenario } from './load-scenario';
import { readScenarios } from './read-scenario';

const EXAMPLE = join(__dirname, '../../../examples/official-sdks.json');
const DAY = 24 * 60 * 60 * 1000;

const sandboxes: Sandbox[] = [];
beforeAll(async () => {
  for (const scenario of await readScenarios(EXAMPLE)) {
    const { id, publicKey, privateKey } = scenario.merchant ?? {};
    const sandbox = await startSandbox({ merchant: { id, publicKey, privateKey } });
    sandboxes.push(sandbox);
    await loadScenario(sandbox.context, sandbox.url, scenario);
  }
}, 120_000);
afterAll(async () => {
  await Promise.all(sandboxes.map((sandbox) => sandbox.stop()));
  await closeDatabases();
});

/** The official SDK, as its suite uses it: at one address for all merchants. */
const connect = (merchantId: string, prefix = merchantId) =>
  connectGateway(sandboxes[0]!, { merchantId, publicKey: `${prefix}_public_key`, privateKey: `${prefix}_private_key` });
const gateway = () => connect('integration_merchant_id', 'integration');
const find = (group: string, id: string) => gateway()[group]!['find']!(id);

test.each(FORMATS)('the fixtures of transactions and disputes are found in %s', async (format) => {
  const read = async (path: string) => (await callInFormat({ sandbox: sandboxes[0]! }, format, `GET ${path}`)).body;
  expect(await read('transactions/deposittransaction')).toMatchObject({
    status: 'settled',
    disbursementDetails: { disbursementDate: '2013-04-10', settlementAmount: '100.00', success: true },
  });
  expect(await read('transactions/disputedtransaction')).toMatchObject({
    amount: '1000.00',
    disputes: [{ amount: '250.00', status: 'won', dateWon: '2014-03-07', transaction: { id: 'disputedtransaction' } }],
  });
  expect(await read('transactions/authadjustmenttransactionsoftdeclined')).toMatchObject({
    authorizationAdjustments: [{ amount: '-20.00', success: false, processorResponseType: 'soft_declined' }],
  });
  expect(await read('transactions/first_attempted_ach_transaction')).toMatchObject({
    upcomingRetryDate: new Date(Date.now() + DAY).toISOString().slice(0, 10),
  });
  expect(await read('disputes/open_dispute')).toMatchObject({
    amountDisputed: '31.00',
    status: 'open',
    transaction: { id: 'open_disputed_transaction' },
  });
});

test('payment methods and verifications are found', async () => {
  expect(await find('creditCard', 'network_tokenized_credit_card')).toMatchObject({ isNetworkTokenized: true });
  expect(await find('creditCard', 'india_visa_credit')).toMatchObject({ countryOfIssuance: 'IND' });
  expect(await find('creditCardVerification', 'threedsecuredverification')).toMatchObject({ threeDSecureInfo: { enrolled: 'Y' } });
});

test('searches count the returned bank debits, and find one dispute of a range of days', async () => {
  const search = async (path: string, criteria: XmlFields) =>
    (await callInFormat({ sandbox: sandboxes[0]! }, 'json', `POST ${path}`, 'search', criteria)).body;
  const count = async (...reasonCode: string[]) =>
    ((await search('transactions/advanced_search_ids', { reasonCode })) as { ids: string[] }).ids.length;
  expect([await count('R01'), await count('R01', 'R02'), await count('any_reason_code')]).toEqual([2, 3, 6]);
  const findDisputes = (criteria: XmlFields) => search('disputes/advanced_search', criteria);
  expect(await findDisputes({ receivedDate: { min: '2014-03-03', max: '2014-03-05' } })).toMatchObject({
    totalItems: 1,
    dispute: [{ statusHistory: [{ disbursementDate: '2014-03-05', effectiveDate: '2014-03-04' }] }],
  });
  expect(await findDisputes({ preDisputeProgram: ['visa_rdr'] })).toMatchObject({ totalItems: 1 });
});

test('every merchant of the suites answers at the address of the first, by its own rules', async () => {
  const creditCard = { number: '4111111111111111', expirationDate: '05/2030', cvv: '200' };
  const sell = async (merchantId: string, prefix?: string) =>
    (await connect(merchantId, prefix)['transaction']!['sale']!({ amount: '10.00', creditCard })).transaction as Fields & {
      status: string;
    };
  expect((await sell('integration_merchant_id', 'integration')).status).toBe('authorized');
  expect(await sell('processing_rules_merchant_id', 'processing_rules')).toMatchObject({ gatewayRejectionReason: 'cvv' });
  const others = sandboxes.slice(1).map(({ context }) => context.merchant);
  for (const { id, publicKey } of others.filter(({ id: other }) => !other.startsWith('processing'))) {
    expect((await sell(id, publicKey.replace('_public_key', ''))).status).toBe('authorized');
  }
});
