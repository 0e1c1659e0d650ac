import fc from 'fast-check';
import { client, type ClientCreateOptions, type RequestOptions } from './index';
import { clientCreateOptions, requestOptions } from './schemas';
import { freshKey, openNetwork } from './testing/network';

const passes = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

test('behavior: guard and schema require the same of client.create', async () => {
  openNetwork();
  const text = fc.constantFrom('', 'a session');
  const options = fc.record(
    { authorization: fc.constantFrom('', freshKey(), undefined), debug: fc.boolean(), sessionId: text, analytics: fc.boolean() },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(options, async (input) => {
      expect(await passes(client.create(input as ClientCreateOptions))).toBe(clientCreateOptions.safeParse(input).success);
    }),
  );
});

test('behavior: guard and schema require the same of request', async () => {
  openNetwork();
  const made = await client.create({ authorization: freshKey() });
  const options = fc.record(
    {
      api: fc.constantFrom('clientApi', 'graphQLApi', '', 'other'),
      method: fc.constantFrom('', 'post', 'GET'),
      endpoint: fc.constantFrom('', 'sepa_debit'),
      data: fc.dictionary(fc.string(), fc.jsonValue()),
      timeout: fc.option(fc.integer({ min: 1000, max: 2000 })),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(options, async (input) => {
      expect(await passes(made.request(input as RequestOptions))).toBe(requestOptions.safeParse(input).success);
    }),
  );
});
