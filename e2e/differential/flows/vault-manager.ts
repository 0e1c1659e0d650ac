import { nonceOf } from '../../support/tokenize';
import { createCustomer, PAYPAL_ACCOUNT } from '../../support/vault';
import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { answered, attempts, both, promises, unusualFlow, values } from '../unusual-arguments';
import { ANSWERS, REFUSALS } from './answers';
import { withEachStatus } from './statuses';

/** A client token of a customer with a card and an account in the vault. */
async function vaultedToken({ sandbox }: Shop): Promise<string> {
  const { id: customerId } = await createCustomer(sandbox, await nonceOf(sandbox), PAYPAL_ACCOUNT);
  return sandbox.createClientToken({ customerId, origin: 'https://api.sandbox.braintreegateway.com' });
}
const call = (method: string) => `instances.vaultManager.${method}`;
const LISTS = values(`
  [] | [{}] | [{ "nonce": "x", "unknown": 1, "description": "", "binData": null }]
  [{ "nonce": 1, "default": 0, "description": "a", "binData": {} }] | [1, "x", true]
`).map((each) => ({ status: 200, body: `{ "paymentMethods": ${each} }` }));

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

  unusualFlow('unusual vaultManager, options', 'vaultManager', [
    both(call('fetchPaymentMethods'))`
      nothing | ANY except null | { defaultFirst: … } of ANY | { unknown: 1 } | Object.create({ defaultFirst: true })
    `,
    both(call('deletePaymentMethod'))`0 | 1 | "" | " " | "text" | new Date(0) | "a b/ä" | "x".repeat(3000)`,
    attempts()`Promise.all([1, 2].map(() => instances.vaultManager.fetchPaymentMethods()))`,
    (shop) => shop.call('vaultManager', 'teardown'),
    both('((call) => call())', '() => instances.vaultManager.…({})')`fetchPaymentMethods | deletePaymentMethod | teardown`,
    (shop) => shop.create('vaultManager', { authorization: shop.tokenizationKey }),
    both(call('deletePaymentMethod'))`nothing | ANY`,
    both(call('fetchPaymentMethods'))`nothing`,
  ]),

  unusualFlow('unusual vaultManager, answers of the gateway', 'vaultManager', [
    answered('v1/payment_methods', [...REFUSALS, ...LISTS], both(call('fetchPaymentMethods'), '{ _: … }')),
  ]),

  unusualFlow('unusual vaultManager, what the reference trips over', 'vaultManager', [
    both(call('fetchPaymentMethods'))`null`,
    both(call('deletePaymentMethod'))`nothing | ANY except 0 and 1 and "" and " " and "text" and new Date(0) | { nonce: "x" }`,
    answered(
      'v1/payment_methods',
      ANSWERS.filter(({ status }) => status < 400),
      promises(call('fetchPaymentMethods'), '{ _: … }'),
    ),
    answered('/graphql', REFUSALS, ([row]) => promises(call('deletePaymentMethod'))([JSON.stringify(row)])),
  ]),
];
