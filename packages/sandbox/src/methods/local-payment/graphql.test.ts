import { valueAt } from '../../core/text-at';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const PAYMENT = {
  amount: { value: '10.00', currencyCode: 'EUR' },
  type: 'IDEAL',
  countryCode: 'NL',
  orderId: 'order-1',
  returnUrl: 'https://shop.example/return',
  cancelUrl: 'https://shop.example/cancel',
  payerInfo: { givenName: 'Ada', surname: 'Lovelace', email: 'ada@example.com' },
};
const contexts = () => shop.gateway['localPaymentContext']!;
/** The official SDK takes an object that creates its variables. */
const create = (paymentContext: object) => contexts()['create']!({ toGraphQLVariables: () => ({ paymentContext }) });

test('a server creates a local payment, which its customer approves on a page', async () => {
  const created = await create(PAYMENT);
  const context = valueAt(created, 'target') as Record<string, string>;
  expect(created).toMatchObject({
    success: true,
    target: {
      type: 'IDEAL',
      orderId: 'order-1',
      merchantAccountId: 'sandbox_usd',
      approvedAt: null,
      amount: { value: '10.00', currencyCode: 'EUR' },
    },
  });
  const page = await fetch(context['approvalUrl'] ?? '');
  expect(await page.text()).toContain('Ada Lovelace');
  const found = await contexts()['find']!(context['id']);
  expect(found).toMatchObject({
    target: { id: context['id'], paymentId: context['paymentId'], legacyId: context['paymentId'], amount: { currencyCode: 'EUR' } },
  });
});

test('an id of nothing is not found', async () => {
  await expect(contexts()['find']!('nothing')).rejects.toMatchObject({ type: 'notFoundError' });
});

test('refuses an amount of zero and names it', async () => {
  const refused = await create({ ...PAYMENT, amount: { value: '0.00', currencyCode: 'EUR' } });
  expect(refused).toMatchObject({ success: false });
  expect(JSON.stringify(refused.errors)).toContain('Amount is invalid');
});

test('refuses a type that the sandbox has no page for', async () => {
  expect(JSON.stringify((await create({ ...PAYMENT, type: 'PAYU' })).errors)).toContain('Funding source is invalid');
});
