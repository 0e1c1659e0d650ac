import { createPhone } from '../../fixtures/phone';
import { openVenmoShop, readFragment, returnUrls, STATUS_CODE, type VenmoShop } from '../../fixtures/venmo-shop';
import { approveVenmo, cancelVenmo, expireVenmo, failVenmo, scanVenmo } from './testing';

let shop: VenmoShop;
beforeAll(async () => void (shop = await openVenmoShop()));
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.reset());

test('after an approval in the app, the return URL and the API have the nonce', async () => {
  const { id, createdAt, expiresAt, merchantId } = await shop.createContext();
  expect(Date.parse(expiresAt!) - Date.parse(createdAt!)).toBe(60_000);
  expect(merchantId).toBe(`venmo-${shop.sandbox.merchantId}`);
  expect(await shop.fetchContext(id!)).toEqual({ status: 'CREATED', paymentMethodId: null, userName: null, payerInfo: null });

  const phone = await shop.switchToApp({ resource_id: id!, ...returnUrls });
  expect(new URL(phone.readUrl()).pathname).toBe(`/pay/venmo/${id}`);
  expect((await shop.fetchContext(id!))['status']).toBe('SCANNED');
  await approveVenmo(phone);

  const { status, paymentMethodId, userName, payerInfo } = await shop.fetchContext(id!);
  expect([status, userName]).toEqual(['APPROVED', 'venmojoe']);
  expect(payerInfo).toMatchObject({ firstName: 'Venmo', userName: 'venmojoe', billingAddress: null, shippingAddress: null });
  expect(phone.readUrl()).toMatch(/^https:\/\/shop\.example\/checkout\?cart=1&resource_id=/);
  expect(readFragment(phone.readUrl())).toEqual({
    venmoSuccess: '1',
    paymentMethodNonce: paymentMethodId,
    username: 'venmojoe',
    resource_id: id,
  });
});

test("an approved account is charged once, and the merchant's SDK reports a Venmo account", async () => {
  const { id } = await shop.createContext();
  await approveVenmo(await shop.switchToApp({ resource_id: id!, ...returnUrls }), { username: 'ada' });
  const { paymentMethodId } = await shop.fetchContext(id!);
  const { transaction, success } = await shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethodId });
  expect([success, transaction['paymentInstrumentType']]).toEqual([true, 'venmo_account']);
  expect(transaction['venmoAccount']).toMatchObject({ username: 'ada', venmoUserId: '1234567891234567891' });
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethodId })).success).toBe(false);
});

test.each([
  ['MULTI_USE', true],
  ['SINGLE_USE', false],
])('an account for %s may be vaulted: %s', async (paymentMethodUsage, isAccepted) => {
  const { id } = await shop.createContext({ paymentMethodUsage });
  await approveVenmo(await shop.switchToApp({ resource_id: id!, ...returnUrls }));
  const { paymentMethodId } = await shop.fetchContext(id!);
  const { customer } = await shop.gateway['customer']!['create']!({});
  const vaulted = await shop.gateway['paymentMethod']!['create']!({ customerId: customer.id, paymentMethodNonce: paymentMethodId });
  expect(vaulted.success).toBe(isAccepted);
  if (isAccepted) expect(vaulted.paymentMethod).toMatchObject({ username: 'venmojoe', customerId: customer.id });
});

test.each([
  ['cancelVenmo', cancelVenmo, 'CANCELED', { venmoCancel: '1' }],
  ['failVenmo', failVenmo, 'FAILED', { venmoError: '1', errorCode: 'failed', errorMessage: 'Venmo refused the payment' }],
  ['expireVenmo', expireVenmo, 'EXPIRED', { venmoError: '1', errorCode: 'expired', errorMessage: 'The payment has expired' }],
])('%s', async (_, leave, status, hash) => {
  const { id } = await shop.createContext();
  const phone = await shop.switchToApp({ resource_id: id!, ...returnUrls });
  await leave(phone);
  expect(await shop.fetchContext(id!)).toMatchObject({ status, paymentMethodId: null });
  expect(readFragment(phone.readUrl())).toEqual({ ...hash, resource_id: id });
});

test('without a return URL the customer stays on the page', async () => {
  const { id } = await shop.createContext();
  const phone = await shop.switchToApp({ resource_id: id!, 'x-success': 'NOOP', 'x-cancel': 'NOOP', 'x-error': 'NOOP' });
  await approveVenmo(phone);
  expect(await phone.readPage()).toContain('This payment was approved');
  expect(await phone.readPage()).not.toContain('Back to the shop');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://shop.example/1'])('the customer is not sent to %s', async (address) => {
  const { id } = await shop.createContext();
  const phone = await shop.switchToApp({ resource_id: id!, 'x-success': address });
  await approveVenmo(phone);
  expect(new URL(phone.readUrl()).pathname).toBe(`/pay/venmo/${id}`);
});

test("the customer returns to a shop's app by the URL scheme of the app", async () => {
  const { id } = await shop.createContext();
  const phone = await shop.switchToApp({ resource_id: id!, 'x-success': 'com.shop.app://back#venmoSuccess=1' });
  await approveVenmo(phone);
  expect(phone.readUrl()).toMatch(/^com\.shop\.app:\/\/back\?resource_id=\S+#venmoSuccess=1&paymentMethodNonce=tokenvenmo_/);
});

test('without a payment context, the return URL alone has the nonce', async () => {
  const phone = await shop.switchToApp({ braintree_access_token: 'access_token$sandbox$m$t', ...returnUrls });
  await approveVenmo(phone);
  expect(phone.readUrl()).toMatch(/^https:\/\/shop\.example\/checkout\?cart=1#venmoSuccess=1&/);
  const { paymentMethodNonce, username, ...rest } = readFragment(phone.readUrl());
  expect([username, rest]).toEqual(['venmojoe', { venmoSuccess: '1' }]);
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce })).success).toBe(true);
});

test('the URL of a QR code names its payment context in the access token', async () => {
  const { id } = await shop.createCodeContext();
  expect(await shop.fetchContext(id!, STATUS_CODE)).toEqual({ status: 'CREATED', paymentMethodId: null, userName: null });
  const phone = await shop.switchToApp({ braintree_access_token: `access_token$sandbox$m$t|pcid:${id}`, ...returnUrls });
  await approveVenmo(phone);
  const { status, paymentMethodId } = await shop.fetchContext(id!, STATUS_CODE);
  expect([status, readFragment(phone.readUrl())]).toEqual([
    'APPROVED',
    { venmoSuccess: '1', paymentMethodNonce: paymentMethodId, username: 'venmojoe' },
  ]);
  // The context is of the other kind, so a query for this kind returns nothing.
  expect(await shop.fetchContext(id!)).toEqual({});
});

test('a phone scans the QR code of a computer, and approves there', async () => {
  const { id, merchantId } = await shop.createContext({
    intent: 'PAY_FROM_APP',
    customerClient: 'DESKTOP',
    merchantProfileId: 'profile_1',
  });
  expect(merchantId).toBe('profile_1');
  const phone = createPhone();
  const code = `https://venmo.com/go/purchase?facilitator=BT&intent=Continue&resource_id=${id}&merchant_id=profile_1&environment=SANDBOX`;
  await scanVenmo(phone, code, { sandbox: shop.sandbox.url });
  expect((await shop.fetchContext(id!))['status']).toBe('SCANNED');
  await approveVenmo(phone);
  expect((await shop.fetchContext(id!))['status']).toBe('APPROVED');
  expect(await phone.readPage()).toContain('This payment was approved');
});

test('the login page on a computer changes nothing until the customer decides', async () => {
  const { id } = await shop.createContext({ customerClient: 'NATIVE_WEB' });
  const phone = createPhone();
  const frame = `${shop.sandbox.url}/web/3.118.2/html/redirect-frame.html`;
  const query = new URLSearchParams({ resource_id: id!, 'x-success': `${frame}#venmoSuccess=1`, 'x-cancel': `${frame}#venmoCancel=1` });
  await scanVenmo(phone, `https://account.venmo.com/go/web?${query}`, { sandbox: shop.sandbox.url });
  expect(await phone.readPage()).toContain('Log in to Venmo');
  expect((await shop.fetchContext(id!))['status']).toBe('CREATED');
  await cancelVenmo(phone);
  expect(phone.readUrl()).toBe(`${frame}?resource_id=${id}#venmoCancel=1&resource_id=${id}`);
  expect((await shop.fetchContext(id!))['status']).toBe('CANCELED');
});

test.each(['/braintree/checkout', '/go/checkout', '/go/web', '/go/purchase'])(
  "Venmo's own path %s leads to the page of the payment",
  async (path) => {
    const { id } = await shop.createContext();
    const phone = createPhone();
    await phone.goto(`${shop.sandbox.url}${path}?resource_id=${id}`);
    expect(new URL(phone.readUrl()).pathname).toBe(`/pay/venmo/${id}`);
  },
);

test('two simultaneous approvals create one nonce', async () => {
  const { id } = await shop.createContext();
  const [one, other] = [
    await shop.switchToApp({ resource_id: id!, ...returnUrls }),
    await shop.switchToApp({ resource_id: id!, ...returnUrls }),
  ];
  const approve = (at: string) => fetch(at, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }), redirect: 'manual' });
  const answers = await Promise.all([approve(one.readUrl()), approve(other.readUrl())]);
  const nonces = answers.map((answer) => readFragment(answer.headers.get('location') ?? '')['paymentMethodNonce']);
  expect(nonces).toEqual([nonces[0], nonces[0]]);
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce: nonces[0] })).success).toBe(true);
});
