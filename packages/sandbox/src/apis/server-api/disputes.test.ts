import { textAt, valueAt } from '../../core/text-at';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { sendRequest } from '../../fixtures/send-request';
import { openShop, type Fields, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.reset());

const DAY = 24 * 60 * 60 * 1000;
const readToday = async () => new Date(await shop.sandbox.clock.now()).toISOString().slice(0, 10);

async function openDispute(more: object = {}): Promise<{ id: string }> {
  const creditCard = { number: '4023898493988028', expirationDate: '12/2030' };
  const { transaction } = await shop.sale({ amount: '10.00', creditCard, ...more });
  return { id: String(textAt((transaction['disputes'] as unknown[])[0], 'id')) };
}

test('the days of a dispute are dates in XML, and texts for the SDK', async () => {
  const today = await readToday();
  const { id } = await openDispute();
  const xml = await (await sendRequest(shop, 'xml', `GET disputes/${id}`, {})).text();
  for (const name of ['date-opened', 'received-date', 'effective-date', 'disbursement-date']) {
    expect(xml).toContain(`<${name} type="date">${today}</${name}>`);
  }
  expect(xml).toMatch(/<reply-by-date type="date">\d{4}-\d\d-\d\d<\/reply-by-date>/);
  expect(xml).toContain('<date-won nil="true"/>');
  const { dispute } = (await shop.gateway['dispute']!['find']!(id)) as unknown as { dispute: Fields };
  expect(dispute).toMatchObject({
    dateOpened: today,
    receivedDate: today,
    statusHistory: [{ disbursementDate: today, effectiveDate: today, status: 'open' }],
  });
});

test.each(FORMATS)('a dispute says in %s how many bytes of files it takes, and in how many installments it was paid', async (format) => {
  const { id } = await openDispute({ merchantAccountId: 'shop_brl', installments: { count: 4 } });
  const { body } = await callInFormat(shop, format, `GET disputes/${id}`);
  const [bytes, count] = [valueAt(body, 'remainingFileEvidenceStorage'), valueAt(body, 'transaction', 'installmentCount')];
  expect([typeof bytes, Number(bytes) > 0, count]).toEqual(['number', true, 4]);
});

test('a custom field that looks like a day is a text', async () => {
  const sale = { amount: '10.00', paymentMethodNonce: 'fake-valid-nonce', customFields: { birthDate: '2000-01-01' } };
  const { transaction } = await shop.sale(sale);
  const xml = await (await sendRequest(shop, 'xml', `GET transactions/${transaction.id}`, {})).text();
  expect(xml).toContain('<birth-date>2000-01-01</birth-date>');
});

function search(build: (query: Record<string, () => Record<string, (...args: unknown[]) => void>>) => void): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const ids: string[] = [];
    const stream = (shop.gateway['dispute']!['search'] as unknown as (criteria: typeof build) => NodeJS.ReadableStream)(build);
    // The SDK reports a page without results as one result, `null`.
    stream.on('data', (found: Fields | null) => found && ids.push(found.id));
    stream.on('end', () => resolve(ids));
    stream.on('error', reject);
  });
}

test('a search by the id of the customer finds the disputes of their transactions', async () => {
  const create = async () => (await shop.gateway['customer']!['create']!({ firstName: 'Ada' })).customer.id;
  const [ada, bob] = [await create(), await create()];
  const { id } = await openDispute({ customerId: ada });
  await openDispute();
  expect(await search((query) => query['customerId']!()['is']!(ada))).toEqual([id]);
  expect(await search((query) => query['customerId']!()['is']!(bob))).toEqual([]);
});

test.each(['effectiveDate', 'disbursementDate', 'receivedDate'])('a search by %s finds the disputes of a range of days', async (name) => {
  const { id } = await openDispute();
  const today = await readToday();
  const shift = (days: number) => new Date(Date.parse(today) + days * DAY);
  expect(await search((query) => query[name]!()['between']!(today, today))).toEqual([id]);
  expect(await search((query) => query[name]!()['is']!(today))).toEqual([id]);
  expect(await search((query) => query[name]!()['min']!(shift(-1)))).toEqual([id]);
  expect(await search((query) => query[name]!()['max']!(shift(1)))).toEqual([id]);
  expect(await search((query) => query[name]!()['between']!(shift(1), shift(2)))).toEqual([]);
  expect(await search((query) => query[name]!()['max']!(shift(-1)))).toEqual([]);
});

test.each(FORMATS)('a search in %s also finds the day of a later status', async (format) => {
  const { id } = await openDispute();
  const opened = await readToday();
  await shop.sandbox.clock.advance(2 * DAY);
  await shop.gateway['dispute']!['accept']!(id);
  const find = async (criteria: object) => {
    const { body } = await callInFormat(shop, format, 'POST disputes/advanced_search', 'search', { ...criteria });
    return valueAt(body, 'totalItems');
  };
  const accepted = await readToday();
  expect(await find({ effectiveDate: { min: accepted, max: accepted } })).toBe(1);
  expect(await find({ effectiveDate: { min: opened, max: opened } })).toBe(1);
  expect(await find({ disbursementDate: { min: opened, max: opened } })).toBe(1);
  expect(await find({ disbursementDate: { min: accepted, max: accepted } })).toBe(0);
});

describe('disputes', () => {
  const dispute = (name: string, ...args: unknown[]) => shop.gateway['dispute']![name]!(...args);
  const createDispute = async (amount: string) => {
    const { transaction } = await shop.sale({ amount, creditCard: { number: '4023898493988028', expirationDate: '12/2030' } });
    return transaction as unknown as { id: string; status: string; disputes: { id: string; status: string; reasonCode: string }[] };
  };

  test.each([
    ['83.00', '83'],
    ['10.40', '1040'],
    ['13.10', '1310'],
    ['70.30', '7030'],
  ])('an amount of %s opens a dispute with the reason %s', async (amount, reasonCode) => {
    const { id, status, disputes } = await createDispute(amount);
    expect(status).toBe('settled');
    expect(disputes).toMatchObject([{ status: 'open', kind: 'chargeback', reasonCode, amountDisputed: amount, transaction: { id } }]);
  });

  test.each([
    ['62.00', 'under_review'],
    ['62.01', 'open'],
  ])('an amount of %s, paid by Venmo, opens a dispute that is %s', async (amount, status) => {
    const { transaction } = await shop.sale({ amount, paymentMethodNonce: 'fake-venmo-account-nonce' });
    expect(transaction).toMatchObject({ status: 'settled', disputes: [{ status }] });
  });

  test.each([
    ['compelling_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ])('a dispute with the text %s is %s', async (text, status) => {
    const { id: transactionId, disputes } = await createDispute('83.00');
    const { id } = disputes[0]!;
    const added = await dispute('addTextEvidence', id, text);
    expect(added).toMatchObject({ success: true, evidence: { comments: text } });
    expect(await dispute('finalize', id)).toMatchObject({ success: true });
    expect(await dispute('find', id)).toMatchObject({ dispute: { status, evidence: [{ comments: text }] } });
    expect(await shop.gateway['transaction']!['find']!(transactionId)).toMatchObject({ disputes: [{ status }] });
    const code = async (name: string, ...args: string[]) => (await dispute(name, id, ...args)).errors.deepErrors()[0]?.code;
    expect([await code('finalize'), await code('accept'), await code('addTextEvidence', 'more')]).toEqual(['95705', '95704', '95701']);
  });

  test('a dispute is accepted, and evidence is removed', async () => {
    const [first, second] = [(await createDispute('83.00')).disputes[0]!.id, (await createDispute('83.00')).disputes[0]!.id];
    expect(await dispute('accept', first)).toMatchObject({ success: true });
    expect(await dispute('find', first)).toMatchObject({ dispute: { status: 'accepted' } });
    const { evidence } = (await dispute('addTextEvidence', second, 'text')) as unknown as { evidence: { id: string } };
    expect(await dispute('removeEvidence', second, evidence.id)).toMatchObject({ success: true });
    expect(await dispute('find', second)).toMatchObject({ dispute: { evidence: [] } });
    await expect(dispute('find', 'nothing')).rejects.toMatchObject({ type: 'notFoundError' });
  });
});
