import { nonceOf } from '../../support/tokenize';
import { createCustomer, PAYPAL_ACCOUNT } from '../../support/vault';
import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { ANY_VALUES, rows, tryCalls, tryPromises, unusualFlow, values, valuesWithout } from '../unusual-arguments';
import { ANSWERS, withEachAnswer } from './answers';
import { withEachStatus } from './statuses';

/** A client token of a customer with a card and an account in the vault. */
async function vaultedToken({ sandbox }: Shop): Promise<string> {
  const { id: customerId } = await createCustomer(sandbox, await nonceOf(sandbox), PAYPAL_ACCOUNT);
  return sandbox.createClientToken({ customerId, origin: 'https://api.sandbox.braintreegateway.com' });
}
const call = (method: string) => `instances.vaultManager.${method}`;
const objects = (members: readonly string[]) => rows(members, '{ … }');

export const vaultManagerFlows: Flow[] = [
  changeFlow('vault manager, a list, and a deletion', async (shop) => {
    await shop.create('vaultManager', { authorization: await vaultedToken(shop) });
    await shop.call('vaultManager', 'fetchPaymentMethods');
    const { value } = await shop.call('vaultManager', 'fetchPaymentMethods', { defaultFirst: true });
    const [first] = value as { nonce: string }[];
    await shop.call('vaultManager', 'deletePaymentMethod', 'nothing');
    await shop.call('vaultManager', 'deletePaymentMethod', first?.nonce ?? '');
    await shop.call('vaultManager', 'fetchPaymentMethods');
    await shop.call('vaultManager', 'teardown');
    await shop.attempt('instances.vaultManager.fetchPaymentMethods()');
  }),

  flow('vault manager, refused by the gateway', async (shop) => {
    await shop.create('vaultManager', { authorization: await vaultedToken(shop) });
    await withEachStatus(shop, 'v1/payment_methods', () => shop.call('vaultManager', 'fetchPaymentMethods'));
    await withEachStatus(shop, '/graphql', () => shop.call('vaultManager', 'deletePaymentMethod', 'nothing'));
    await shop.create('vaultManager', { authorization: shop.tokenizationKey });
    await shop.call('vaultManager', 'deletePaymentMethod', 'nothing');
  }),

  unusualFlow('unusual vaultManager, options', 'vaultManager', async (shop) => {
    await tryCalls(shop, call('fetchPaymentMethods'), [
      '',
      ...valuesWithout('null'),
      ...objects(rows(ANY_VALUES, 'defaultFirst: …')),
      '{ unknown: 1 }',
      'Object.create({ defaultFirst: true })',
    ]);
    await tryCalls(shop, call('deletePaymentMethod'), values('0 | 1 | "" | " " | "text" | new Date(0) | "a b/ä" | "x".repeat(3000)'));
    await shop.attempt('Promise.all([1, 2].map(() => instances.vaultManager.fetchPaymentMethods()))');
    await shop.call('vaultManager', 'teardown');
    await tryCalls(shop, '((call) => call())', '() => instances.vaultManager.…({})', [
      'fetchPaymentMethods',
      'deletePaymentMethod',
      'teardown',
    ]);
    await shop.create('vaultManager', { authorization: shop.tokenizationKey });
    await tryCalls(shop, call('deletePaymentMethod'), ['', ...ANY_VALUES]);
    await tryCalls(shop, call('fetchPaymentMethods'), ['']);
  }),

  unusualFlow('unusual vaultManager, answers of the gateway', 'vaultManager', async (shop) => {
    const methods = values(`
      [] | [{}] | [{ "nonce": "x", "unknown": 1, "description": "", "binData": null }]
      [{ "nonce": 1, "default": 0, "description": "a", "binData": {} }] | [1, "x", true]
    `).map((each) => ({ status: 200, body: `{ "paymentMethods": ${each} }` }));
    const answers = [...ANSWERS.filter(({ status }) => status >= 400), ...methods];
    await withEachAnswer(shop, 'v1/payment_methods', answers, (row) => tryCalls(shop, call('fetchPaymentMethods'), [`{ _: ${row} }`]));
  }),

  unusualFlow('unusual vaultManager, what the reference trips over', 'vaultManager', async (shop) => {
    await tryCalls(shop, call('fetchPaymentMethods'), ['null']);
    await tryCalls(shop, call('deletePaymentMethod'), [
      '',
      ...valuesWithout('0', '1', '""', '" "', '"text"', 'new Date(0)'),
      '{ nonce: "x" }',
    ]);
    const unusual = ANSWERS.filter(({ status }) => status < 400);
    await withEachAnswer(shop, 'v1/payment_methods', unusual, (row) => tryPromises(shop, call('fetchPaymentMethods'), [`{ _: ${row} }`]));
    await withEachAnswer(
      shop,
      '/graphql',
      ANSWERS.filter(({ status }) => status >= 400),
      (row) => tryPromises(shop, call('deletePaymentMethod'), [`${JSON.stringify(row)}`]),
    );
  }),
];
