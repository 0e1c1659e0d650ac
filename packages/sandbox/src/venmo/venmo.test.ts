import { openShop, type Shop } from '../server-api/testing/shop';
import { callGraphql } from '../testing/gateway';
import { approveVenmo, cancelVenmo, expireVenmo, failVenmo, scanVenmo } from '../testing/approve-venmo';

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ merchant: { venmoContextSeconds: 60 } })));
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.reset());

const run = async (query: string, variables: object) =>
  (await callGraphql(shop.sandbox, shop.sandbox.tokenizationKey, { query, variables })).body as {
    data?: Record<string, Record<string, Fields>>;
    errors?: { message: string; extensions: { errorClass: string; errorType: string } }[];
  };
type Fields = Record<string, string> & { payerInfo?: Record<string, unknown> | null };

const CREATE = `mutation CreateVenmoPaymentContext($input: CreateVenmoPaymentContextInput!) {
  createVenmoPaymentContext(input: $input) { clientMutationId venmoPaymentContext { id merchantId createdAt expiresAt } }
}`;
const CREATE_CODE = `mutation CreateVenmoQRCodePaymentContext($input: CreateVenmoQRCodePaymentContextInput!) {
  createVenmoQRCodePaymentContext(input: $input) { clientMutationId venmoQRCodePaymentContext { id merchantId createdAt expiresAt } }
}`;
const UPDATE = `mutation UpdateVenmoPaymentContextStatus($input: UpdateVenmoPaymentContextStatusInput!) {
  updateVenmoPaymentContextStatus(input: $input) { clientMutationId }
}`;
const UPDATE_CODE = `mutation UpdateVenmoQRCodePaymentContext($input: UpdateVenmoQRCodePaymentContextInput!) {
  updateVenmoQRCodePaymentContext(input: $input) { clientMutationId }
}`;
const ADDRESS = '{ fullName addressLine1 addressLine2 adminArea1 adminArea2 postalCode countryCode }';
const STATUS = `query PaymentContext($id: ID!) { node(id: $id) { ... on VenmoPaymentContext { status paymentMethodId userName
  payerInfo { firstName lastName phoneNumber email externalId userName billingAddress ${ADDRESS} shippingAddress ${ADDRESS} } } } }`;
const STATUS_CODE = `query PaymentContext($id: ID!) {
  node(id: $id) { ... on VenmoQRCodePaymentContext { status paymentMethodId userName } } }`;

const input = {
  paymentMethodUsage: 'MULTI_USE',
  intent: 'CONTINUE',
  customerClient: 'MOBILE_WEB',
  isFinalAmount: false,
  paysheetDetails: { collectCustomerBillingAddress: false, collectCustomerShippingAddress: false },
};
const create = async (changed: object = {}): Promise<Fields> => {
  const { data } = await run(CREATE, { input: { ...input, ...changed } });
  return data!['createVenmoPaymentContext']!['venmoPaymentContext']!;
};
const createCode = async (): Promise<Fields> => {
  const { data } = await run(CREATE_CODE, { input: { environment: 'DEVELOPMENT', intent: 'PAY_FROM_APP' } });
  return data!['createVenmoQRCodePaymentContext']!['venmoQRCodePaymentContext']!;
};
const statusOf = async (id: string, query = STATUS) => (await run(query, { id })).data!['node'] as unknown as Fields;

/** A phone without a browser: it goes where it is sent, and has the page's buttons. */
function phone() {
  let at = '';
  const form = new URLSearchParams();
  return {
    at: () => at,
    page: async () => (await fetch(at)).text(),
    async goto(url: string) {
      at = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '', url).href;
    },
    locator: (selector: string) => ({
      fill: async (value: string) => form.set(/name="(\w+)"/.exec(selector)?.[1] ?? '', value),
      async click() {
        const choice = /value="(\w+)"/.exec(selector)?.[1] ?? '';
        if (!(await (await fetch(at)).text()).includes(`value="${choice}"`)) throw new Error(`There is no button ${choice}`);
        form.set('choice', choice);
        const answer = await fetch(at, { method: 'POST', body: form, redirect: 'manual' });
        at = new URL(answer.headers.get('location') ?? '', at).href;
      },
    }),
  };
}

const shopPage = 'https://shop.example/checkout?cart=1';
const back = { 'x-success': `${shopPage}#venmoSuccess=1`, 'x-cancel': `${shopPage}#venmoCancel=1`, 'x-error': `${shopPage}#venmoError=1` };
const entrance = (name: string, query: Record<string, string>) => `${shop.sandbox.url}/third-party/${name}?${new URLSearchParams(query)}`;
const switchTo = async (query: Record<string, string>) => {
  const opened = phone();
  await scanVenmo(opened, entrance('venmo-app-switch', query));
  return opened;
};
const hashOf = (url: string) => Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(1)));

test('a context that was switched to comes back with its nonce, in the address and at the gateway', async () => {
  const { id, createdAt, expiresAt, merchantId } = await create();
  expect(Date.parse(expiresAt!) - Date.parse(createdAt!)).toBe(60_000);
  expect(merchantId).toBe(`venmo-${shop.sandbox.merchantId}`);
  expect(await statusOf(id!)).toEqual({ status: 'CREATED', paymentMethodId: null, userName: null, payerInfo: null });

  const opened = await switchTo({ resource_id: id!, ...back });
  expect(new URL(opened.at()).pathname).toBe(`/pay/venmo/${id}`);
  expect((await statusOf(id!))['status']).toBe('SCANNED');
  await approveVenmo(opened);

  const { status, paymentMethodId, userName, payerInfo } = await statusOf(id!);
  expect([status, userName]).toEqual(['APPROVED', 'venmojoe']);
  expect(payerInfo).toMatchObject({ firstName: 'Venmo', userName: 'venmojoe', billingAddress: null, shippingAddress: null });
  expect(opened.at()).toMatch(/^https:\/\/shop\.example\/checkout\?cart=1&resource_id=/);
  expect(hashOf(opened.at())).toEqual({
    venmoSuccess: '1',
    paymentMethodNonce: paymentMethodId,
    username: 'venmojoe',
    resource_id: id,
  });
});

test("an approved account is charged, and the merchant's SDK sees a Venmo account", async () => {
  const { id } = await create();
  await approveVenmo(await switchTo({ resource_id: id!, ...back }), { username: 'ada' });
  const { paymentMethodId } = await statusOf(id!);
  const { transaction, success } = await shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethodId });
  expect([success, transaction['paymentInstrumentType']]).toEqual([true, 'venmo_account']);
  expect(transaction['venmoAccount']).toMatchObject({ username: 'ada', venmoUserId: '1234567891234567891' });
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethodId })).success).toBe(false);
});

test.each([
  ['MULTI_USE', true],
  ['SINGLE_USE', false],
])('%s goes into the vault: %s', async (paymentMethodUsage, goes) => {
  const { id } = await create({ paymentMethodUsage });
  await approveVenmo(await switchTo({ resource_id: id!, ...back }));
  const { paymentMethodId } = await statusOf(id!);
  const { customer } = await shop.gateway['customer']!['create']!({});
  const vaulted = await shop.gateway['paymentMethod']!['create']!({ customerId: customer.id, paymentMethodNonce: paymentMethodId });
  expect(vaulted.success).toBe(goes);
  if (goes) expect(vaulted.paymentMethod).toMatchObject({ username: 'venmojoe', customerId: customer.id });
});

test.each([
  ['cancelVenmo', cancelVenmo, 'CANCELED', { venmoCancel: '1' }],
  ['failVenmo', failVenmo, 'FAILED', { venmoError: '1', errorCode: 'failed', errorMessage: 'Venmo refused the payment' }],
  ['expireVenmo', expireVenmo, 'EXPIRED', { venmoError: '1', errorCode: 'expired', errorMessage: 'The payment has expired' }],
])('%s', async (_, leave, status, hash) => {
  const { id } = await create();
  const opened = await switchTo({ resource_id: id!, ...back });
  await leave(opened);
  expect(await statusOf(id!)).toMatchObject({ status, paymentMethodId: null });
  expect(hashOf(opened.at())).toEqual({ ...hash, resource_id: id });
});

test('a shop that is not to be gone back to leaves the customer on the page', async () => {
  const { id } = await create();
  const opened = await switchTo({ resource_id: id!, 'x-success': 'NOOP', 'x-cancel': 'NOOP', 'x-error': 'NOOP' });
  await approveVenmo(opened);
  expect(await opened.page()).toContain('This payment was approved');
  expect(await opened.page()).not.toContain('Back to the shop');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://shop.example/1'])('nobody is sent to %s', async (address) => {
  const { id } = await create();
  const opened = await switchTo({ resource_id: id!, 'x-success': address });
  await approveVenmo(opened);
  expect(new URL(opened.at()).pathname).toBe(`/pay/venmo/${id}`);
});

test("a shop's own app is gone back to by its own scheme", async () => {
  const { id } = await create();
  const opened = await switchTo({ resource_id: id!, 'x-success': 'com.shop.app://back#venmoSuccess=1' });
  await approveVenmo(opened);
  expect(opened.at()).toMatch(/^com\.shop\.app:\/\/back\?resource_id=\S+#venmoSuccess=1&paymentMethodNonce=tokenvenmo_/);
});

test('without a context the address alone has the nonce', async () => {
  const opened = await switchTo({ braintree_access_token: 'access_token$sandbox$m$t', ...back });
  await approveVenmo(opened);
  expect(opened.at()).toMatch(/^https:\/\/shop\.example\/checkout\?cart=1#venmoSuccess=1&/);
  const { paymentMethodNonce, username, ...rest } = hashOf(opened.at());
  expect([username, rest]).toEqual(['venmojoe', { venmoSuccess: '1' }]);
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce })).success).toBe(true);
});

test('a context for QR codes alone is named behind the access token', async () => {
  const { id } = await createCode();
  expect(await statusOf(id!, STATUS_CODE)).toEqual({ status: 'CREATED', paymentMethodId: null, userName: null });
  const opened = await switchTo({ braintree_access_token: `access_token$sandbox$m$t|pcid:${id}`, ...back });
  await approveVenmo(opened);
  const { status, paymentMethodId } = await statusOf(id!, STATUS_CODE);
  expect([status, hashOf(opened.at())]).toEqual([
    'APPROVED',
    { venmoSuccess: '1', paymentMethodNonce: paymentMethodId, username: 'venmojoe' },
  ]);
  // It is of the other kind, and tells nothing where that one is asked for.
  expect(await statusOf(id!)).toEqual({});
});

test('a phone scans the code', async () => {
  const { id, merchantId } = await create({ intent: 'PAY_FROM_APP', customerClient: 'DESKTOP', merchantProfileId: 'profile_1' });
  expect(merchantId).toBe('profile_1');
  const opened = phone();
  const code = `https://venmo.com/go/purchase?facilitator=BT&intent=Continue&resource_id=${id}&merchant_id=profile_1&environment=SANDBOX`;
  await scanVenmo(opened, code, { sandbox: shop.sandbox.url });
  expect((await statusOf(id!))['status']).toBe('SCANNED');
  await approveVenmo(opened);
  expect((await statusOf(id!))['status']).toBe('APPROVED');
  expect(await opened.page()).toContain('This payment was approved');
});

test('the login on a computer changes nothing until it is decided', async () => {
  const { id } = await create({ customerClient: 'NATIVE_WEB' });
  const opened = phone();
  const frame = `${shop.sandbox.url}/web/3.118.2/html/redirect-frame.html`;
  const query = new URLSearchParams({ resource_id: id!, 'x-success': `${frame}#venmoSuccess=1`, 'x-cancel': `${frame}#venmoCancel=1` });
  await scanVenmo(opened, `https://account.venmo.com/go/web?${query}`, { sandbox: shop.sandbox.url });
  expect(await opened.page()).toContain('Log in to Venmo');
  expect((await statusOf(id!))['status']).toBe('CREATED');
  await cancelVenmo(opened);
  expect(opened.at()).toBe(`${frame}?resource_id=${id}#venmoCancel=1&resource_id=${id}`);
  expect((await statusOf(id!))['status']).toBe('CANCELED');
});

test.each(['/braintree/checkout', '/go/checkout', '/go/web', '/go/purchase'])("%s is Venmo's own", async (path) => {
  const { id } = await create();
  const opened = phone();
  await opened.goto(`${shop.sandbox.url}${path}?resource_id=${id}`);
  expect(new URL(opened.at()).pathname).toBe(`/pay/venmo/${id}`);
});

test('addresses are told to the shops that ask for them', async () => {
  const { id } = await create({ paysheetDetails: { collectCustomerBillingAddress: true, collectCustomerShippingAddress: true } });
  const opened = await switchTo({ resource_id: id!, ...back });
  expect((await opened.page()).match(/told to the shop/g)).toHaveLength(2);
  await approveVenmo(opened);
  const { payerInfo } = await statusOf(id!);
  expect(payerInfo).toMatchObject({
    billingAddress: { fullName: 'Venmo Joe', addressLine1: '1 Test Street', adminArea1: 'CA', postalCode: '95131' },
    shippingAddress: { addressLine1: '2 Side Street' },
  });
});

test('a merchant who may not be told gets no payer, and cannot ask for addresses', async () => {
  shop.sandbox.context.settings = { payWithVenmo: { enrichedCustomerDataEnabled: false } };
  const { errors } = await run(CREATE, { input: { ...input, paysheetDetails: { collectCustomerBillingAddress: true } } });
  expect(errors?.[0]?.extensions).toMatchObject({ errorClass: 'VALIDATION', errorType: 'user_error' });
  const { id } = await create();
  await approveVenmo(await switchTo({ resource_id: id!, ...back }));
  expect(await statusOf(id!)).toMatchObject({ status: 'APPROVED', payerInfo: null });
});

test('the phone shows what is to be paid', async () => {
  const lineItems = [{ quantity: '2', unitAmount: '5.00', name: 'Mug', kind: 'debit', unitTaxAmount: '0' }];
  const transactionDetails = { subTotalAmount: '10.00', taxAmount: '1.00', totalAmount: '11.00', lineItems };
  const { id } = await create({ displayName: 'Mugs & more', paysheetDetails: { transactionDetails } });
  const page = await (await switchTo({ resource_id: id! })).page();
  for (const text of ['Mugs &amp; more', '2 × Mug, 5.00', '11.00']) expect(page).toContain(text);
});

test.each([
  [{ totalAmount: 'ten' }, 'Total amount is invalid.'],
  [{ totalAmount: '10.00', lineItems: [{ name: 'Mug', quantity: '0', unitAmount: '5.00' }] }, 'Line item quantity is invalid.'],
  [{ totalAmount: '10.00', lineItems: [{ name: 'Mug', quantity: 1, unitAmount: '0' }] }, 'Line item unit amount is invalid.'],
])('refuses %j', async (transactionDetails, message) => {
  const { errors } = await run(CREATE, { input: { ...input, paysheetDetails: { transactionDetails } } });
  expect(errors?.[0]).toMatchObject({ message, extensions: { errorClass: 'VALIDATION', errorType: 'user_error' } });
});

test('refuses what the schema does not know', async () => {
  const { errors } = await run(CREATE, { input: { ...input, paymentMethodUsage: 'TWICE' } });
  expect(errors?.[0]?.message).toContain('TWICE');
});

test('refuses a merchant without Venmo', async () => {
  shop.sandbox.context.settings = { payWithVenmo: null };
  expect((await run(CREATE, { input })).errors?.[0]?.message).toBe('Venmo is not enabled for this merchant.');
});

test('what is not approved in time expires', async () => {
  const { id } = await create();
  const opened = await switchTo({ resource_id: id!, ...back });
  shop.sandbox.clock.advance(60_000);
  expect((await statusOf(id!))['status']).toBe('EXPIRED');
  expect(await opened.page()).toContain('not approved in time');
  await fetch(opened.at(), { method: 'POST', body: new URLSearchParams({ choice: 'approve' }), redirect: 'manual' });
  expect(await statusOf(id!)).toMatchObject({ status: 'EXPIRED', paymentMethodId: null });
});

test('the page can end what it began', async () => {
  const { id } = await create();
  expect(await run(UPDATE, { input: { id, status: 'CANCELED' } })).toMatchObject({
    data: { updateVenmoPaymentContextStatus: { clientMutationId: null } },
  });
  expect((await statusOf(id!))['status']).toBe('CANCELED');
  await run(UPDATE, { input: { id, status: 'EXPIRED' } });
  expect((await statusOf(id!))['status']).toBe('CANCELED');

  const code = await createCode();
  await run(UPDATE_CODE, { input: { id: code.id, status: 'EXPIRED' } });
  expect((await statusOf(code.id!, STATUS_CODE))['status']).toBe('EXPIRED');
});

test('the page can neither approve nor take an approval back', async () => {
  const { id } = await create();
  expect((await run(UPDATE, { input: { id, status: 'APPROVED' } })).errors?.[0]?.extensions.errorClass).toBe('VALIDATION');
  await approveVenmo(await switchTo({ resource_id: id!, ...back }));
  expect((await run(UPDATE, { input: { id, status: 'CANCELED' } })).errors?.[0]?.extensions.errorClass).toBe('VALIDATION');
  expect((await run(UPDATE_CODE, { input: { id, status: 'CANCELED' } })).errors?.[0]?.extensions.errorClass).toBe('NOT_FOUND');
});

test('of two who approve at once, one nonce comes', async () => {
  const { id } = await create();
  const [one, other] = [await switchTo({ resource_id: id!, ...back }), await switchTo({ resource_id: id!, ...back })];
  const approve = (at: string) => fetch(at, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }), redirect: 'manual' });
  const answers = await Promise.all([approve(one.at()), approve(other.at())]);
  const nonces = answers.map((answer) => hashOf(answer.headers.get('location') ?? '')['paymentMethodNonce']);
  expect(nonces).toEqual([nonces[0], nonces[0]]);
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce: nonces[0] })).success).toBe(true);
});

test('nothing is known of a context of somebody else', async () => {
  expect(await statusOf('nothing')).toBeNull();
  expect((await fetch(entrance('venmo-purchase', { resource_id: 'nothing' }))).status).toBe(404);
});
