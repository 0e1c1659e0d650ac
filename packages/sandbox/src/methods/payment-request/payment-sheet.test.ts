import { startSandbox, type Sandbox } from '../../app/start-sandbox';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

const details = { total: { label: 'Shop', amount: { currency: 'USD', value: '18.00' } } };
const CARD = { supportedMethods: 'basic-card', data: { supportedNetworks: ['visa', 'mastercard'] } };

async function createSheet(methods: unknown, shown: unknown = details): Promise<{ status: number; id: string }> {
  const response = await fetch(`${sandbox.url}/payment-sheets`, { method: 'POST', body: JSON.stringify({ methods, details: shown }) });
  const { id } = (await response.json()) as { id: string };
  return { status: response.status, id };
}
const readPage = (id: string): Promise<string> => fetch(`${sandbox.url}/pay/payment_sheet/${id}`).then((response) => response.text());
const choose = (id: string, choice: string, method = ''): Promise<unknown> =>
  fetch(`${sandbox.url}/pay/payment_sheet/${id}`, { method: 'POST', body: new URLSearchParams({ choice, method }), redirect: 'manual' });
const readOutcome = (id: string): Promise<unknown> => fetch(`${sandbox.url}/payment-sheets/${id}`).then((response) => response.json());

test('the sheet shows the amount and the accepted cards, and the page receives the chosen one', async () => {
  const { id } = await createSheet([CARD]);
  const text = await readPage(id);
  expect(text).toContain('18.00 USD');
  expect(text).toContain('Mastercard ending in 4444');
  expect(text).not.toContain('American Express');
  expect(await readOutcome(id)).toEqual({ status: 'pending', response: null });
  await choose(id, 'approve', 'mastercard');
  expect(await readOutcome(id)).toMatchObject({
    status: 'approved',
    response: { methodName: 'basic-card', details: { cardNumber: '5555555555554444', expiryYear: '2030' } },
  });
  await choose(id, 'cancel');
  expect(await readOutcome(id)).toMatchObject({ status: 'approved' });
});

test('a sheet that customer or page closes is canceled, and so is an unknown one', async () => {
  const first = await createSheet([CARD]);
  await choose(first.id, 'cancel');
  const second = await createSheet([CARD]);
  await fetch(`${sandbox.url}/payment-sheets/${second.id}`, { method: 'DELETE' });
  await choose(second.id, 'approve');
  for (const id of [first.id, second.id, 'unknown']) expect(await readOutcome(id)).toEqual({ status: 'canceled', response: null });
});

test.each([
  ['no methods', undefined, details],
  ['no total', [CARD], {}],
])('a request with %s is refused', async (_, methods, shown) => {
  expect((await createSheet(methods, shown)).status).toBe(400);
});

test('without an accepted card the sheet says that there is nothing to pay with', async () => {
  const { id } = await createSheet([{ supportedMethods: ['https://other.example/pay'] }]);
  expect(await readPage(id)).toContain('There is nothing you could pay with');
});
