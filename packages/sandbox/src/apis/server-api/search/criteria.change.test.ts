/** @jest-environment node */
import { createSearchSubjects } from '../../../fixtures/search-subjects';
import { type Fields } from '../../../fixtures/shop';
import { startShop, type OwnShop } from '../../../fixtures/start-shop';

// Runs searches with every criterion of the official Node SDK, whose names are read from the SDK itself.

type Operators = Record<string, (...args: unknown[]) => void>;
type Query = Record<string, () => Operators>;
type Build = (query: Query) => void;

let shop: OwnShop;
/** For each search, the criteria's values of the one record that it shall find. */
let subjects: Record<string, Record<string, string | boolean>>;
beforeAll(async () => {
  shop = await startShop();
  subjects = await createSearchSubjects(shop);
}, 120_000);
afterAll(() => shop.close());

const names = (object: object): string[] => {
  const prototype = Object.getPrototypeOf(object) as object | null;
  return prototype === null || prototype === Object.prototype ? [] : [...Object.getOwnPropertyNames(prototype), ...names(prototype)];
};

function search(group: string, build: Build): Promise<Fields[]> {
  return new Promise((resolve, reject) => {
    const items: Fields[] = [];
    const stream = (shop.gateway[group]!['search'] as unknown as (build: Build) => NodeJS.ReadableStream)(build);
    stream.on('data', (item: Fields) => items.push(item));
    stream.on('end', () => resolve(items));
    stream.on('error', reject);
  });
}

/** Reads the SDK's criteria of a search, each with its operators. */
function readCriteria(group: string): Promise<Map<string, string[]>> {
  return new Promise((resolve, reject) => {
    const read: Build = (query) => {
      const criteria = names(query).filter((name) => !['constructor', 'addCriteria', 'toHash'].includes(name));
      resolve(new Map(criteria.map((name) => [name, names(query[name]!()).filter((operator) => operator !== 'constructor')])));
    };
    (shop.gateway[group]!['search'] as unknown as (build: Build) => NodeJS.ReadableStream)(read).on('error', reject).resume();
  });
}

/** Whether a search by one criterion finds the subject. A value that the SDK itself refuses finds nothing. */
async function finds(group: string, name: string, operator: string, ...args: unknown[]): Promise<boolean> {
  const found = await search(group, (query) => query[name]!()[operator]!(...args)).catch((error: unknown) => {
    if (/^Invalid argument/.test(String(error instanceof Error ? error.message : error))) return [];
    throw error;
  });
  return found.some(({ id }) => id === subjects[group]!['id']);
}

/** Two values that the SDK accepts for a criterion with a fixed list of values. */
function listAllowedValues(group: string, name: string): string[] | undefined {
  const status = {
    transaction: ['settled', 'voided'],
    creditCardVerification: ['verified', 'failed'],
    usBankAccountVerification: ['verified', 'failed'],
  };
  const lists: Record<string, string[] | undefined> = {
    achType: ['standard', 'same_day'],
    status: status[group as keyof typeof status],
    type: ['sale', 'credit'],
    createdUsing: ['token', 'full_information'],
    creditCardCardType: ['Visa', 'JCB'],
    creditCardCustomerLocation: ['us', 'international'],
    verificationMethod: ['independent_check', 'network_check'],
    debitNetwork: ['STAR', 'NYCE'],
    paymentInstrumentType: ['CreditCardDetail', 'PayPalDetail'],
  };
  return lists[name];
}

/** Creates searches that find the subject, and searches that do not, from a criterion's operators. */
function createSearches(name: string, operators: string[], value: string | boolean, allowed: string[] | undefined) {
  const text = String(value);
  const isTime = /^\d{4}-\d\d-\d\d/.test(text);
  const shift = (days: number) => (isTime ? new Date(Date.parse(text) + days * 24 * 60 * 60 * 1000) : String(Number(text) + days));
  const other = allowed?.find((each) => each !== value) ?? `${text}x`;
  const isMultiple = operators.includes('in');
  const hits: [string, unknown[]][] = [];
  const misses: [string, unknown[]][] = [];
  const add = (operator: string, hit: unknown[], miss?: unknown[]) => {
    if (!operators.includes(operator)) return;
    hits.push([operator, hit]);
    if (miss) misses.push([operator, miss]);
  };
  add(
    'is',
    [isTime ? new Date(text) : value],
    [typeof value === 'boolean' ? !value : isTime ? shift(1) : operators.includes('min') ? shift(1) : other],
  );
  add('isNot', [other], [text]);
  add('startsWith', [text.slice(0, 4)], ['zzz']);
  add('endsWith', [text.slice(-4)], ['zzz']);
  add('contains', [text.slice(1, -1)], ['zzz']);
  add('min', [shift(-1)], [shift(1)]);
  add('max', [shift(1)], [shift(-1)]);
  add('between', [shift(-1), shift(1)], [shift(1), shift(2)]);
  if (isMultiple) add('in', [[value]], [[other]]);
  // Only the first and last digits of a card number are stored, so a search for a longer number with the same ends finds it, too.
  if (name === 'creditCardNumber') return { hits, misses: misses.filter(([operator]) => operator !== 'is') };
  return { hits, misses };
}

describe.each([
  ['transaction', 70],
  ['customer', 24],
  ['creditCardVerification', 12],
  ['usBankAccountVerification', 12],
])('%s search', (group, count) => {
  test(`has the official SDK's ${count} criteria, which find the subject, and do not find it with other values`, async () => {
    const criteria = await readCriteria(group);
    expect([...criteria.keys()].sort()).toEqual(Object.keys(subjects[group]!).sort());
    expect(criteria.size).toBe(count);
    const searches = [...criteria].map(
      ([name, operators]) => [name, createSearches(name, operators, subjects[group]![name]!, listAllowedValues(group, name))] as const,
    );
    const wrong: string[] = [];
    for (const [name, { hits, misses }] of searches) {
      // One request has all operators of the criterion.
      const found = await search(group, (query) => hits.forEach(([operator, args]) => query[name]!()[operator]!(...args)));
      if (found.length !== 1 || found[0]?.id !== subjects[group]!['id'])
        wrong.push(`${name} finds ${found.length} instead of the subject alone`);
      for (const [operator, args] of misses) {
        // The customer has several cards, so a search for customers with a card that is not this one finds the customer.
        if (group === 'customer' && operator === 'isNot') continue;
        // To save time: the other three searches run every operator through the same code.
        if (group === 'transaction' && !['is', 'min'].includes(operator)) continue;
        if (await finds(group, name, operator, ...args)) wrong.push(`${name} ${operator}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

test('a request for the records of several ids leaves out unknown ids', async () => {
  const { publicKey, privateKey, merchantId: id } = shop.sandbox;
  const known = String(subjects['transaction']!['id']);
  const response = await fetch(`${shop.sandbox.url}/merchants/${id}/transactions/advanced_search`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    body: JSON.stringify({ search: { ids: ['unknown', { toString: ['x'] }, known] } }),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ creditCardTransactions: { totalItems: 1, transaction: [{ id: known }] } });
});
