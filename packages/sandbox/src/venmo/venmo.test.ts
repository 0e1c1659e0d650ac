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
const fetchContext = async (id: string, query = STATUS) => (await run(query, { id })).data!['node'] as unknown as Fields;

/** A phone without a browser: it follows redirects and presses the buttons of the page. */
function createPhone() {
  let url = '';
  const form = new URLSearchParams();
  return {
    readUrl: () => url,
    readPage: async () => (await fetch(url)).text(),
    async goto(address: string) {
      url = new URL((await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '', address).href;
    },
    locator: (selector: string) => ({
      fill: async (value: string) => form.set(/name="(\w+)"/.exec(selector)?.[1] ?? '', value),
      async click() {
        const choice = /value="(\w+)"/.exec(selector)?.[1] ?? '';
        if (!(await (await fetch(url)).text()).includes(`value="${choice}"`)) throw new Error(`There is no button ${choice}`);
        form.set('choice', choice);
        const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
        url = new URL(answer.headers.get('location') ?? '', url).href;
      },
    }),
  };
}

const shopPage = 'https://shop.example/checkout?cart=1';
const returnUrls = {
  'x-success': `${shopPage}#venmoSuccess=1`,
  'x-cancel': `${shopPage}#venmoCancel=1`,
  'x-error': `${shopPage}#venmoError=1`,
};
const createEntryUrl = (name: string, query: Record<string, string>) =>
  `${shop.sandbox.url}/third-party/${name}?${new URLSearchParams(query)}`;
const switchToApp = async (query: Record<string, string>) => {
  const phone = createPhone();
  await scanVenmo(phone, createEntryUrl('venmo-app-switch', query));
  return phone;
};
const readFragment = (url: string) => Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(1)));

test('after an approval in the app, the return URL and the API have the nonce', async () => {
  const { id, createdAt, expiresAt, merchantId } = await create();
  expect(Date.parse(expiresAt!) - Date.parse(createdAt!)).toBe(60_000);
  expect(merchantId).toBe(`venmo-${shop.sandbox.merchantId}`);
  expect(await fetchContext(id!)).toEqual({ status: 'CREATED', paymentMethodId: null, userName: null, payerInfo: null });

  const phone = await switchToApp({ resource_id: id!, ...returnUrls });
  expect(new URL(phone.readUrl()).pathname).toBe(`/pay/venmo/${id}`);
  expect((await fetchContext(id!))['status']).toBe('SCANNED');
  await approveVenmo(phone);

  const { status, paymentMethodId, userName, payerInfo } = await fetchContext(id!);
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
  const { id } = await create();
  await approveVenmo(await switchToApp({ resource_id: id!, ...returnUrls }), { username: 'ada' });
  const { paymentMethodId } = await fetchContext(id!);
  const { transaction, success } = await shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethodId });
  expect([success, transaction['paymentInstrumentType']]).toEqual([true, 'venmo_account']);
  expect(transaction['venmoAccount']).toMatchObject({ username: 'ada', venmoUserId: '1234567891234567891' });
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethodId })).success).toBe(false);
});

test.each([
  ['MULTI_USE', true],
  ['SINGLE_USE', false],
])('an account for %s may be vaulted: %s', async (paymentMethodUsage, isAccepted) => {
  const { id } = await create({ paymentMethodUsage });
  await approveVenmo(await switchToApp({ resource_id: id!, ...returnUrls }));
  const { paymentMethodId } = await fetchContext(id!);
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
  const { id } = await create();
  const phone = await switchToApp({ resource_id: id!, ...returnUrls });
  await leave(phone);
  expect(await fetchContext(id!)).toMatchObject({ status, paymentMethodId: null });
  expect(readFragment(phone.readUrl())).toEqual({ ...hash, resource_id: id });
});

test('without a return URL the customer stays on the page', async () => {
  const { id } = await create();
  const phone = await switchToApp({ resource_id: id!, 'x-success': 'NOOP', 'x-cancel': 'NOOP', 'x-error': 'NOOP' });
  await approveVenmo(phone);
  expect(await phone.readPage()).toContain('This payment was approved');
  expect(await phone.readPage()).not.toContain('Back to the shop');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://shop.example/1'])('the customer is not sent to %s', async (address) => {
  const { id } = await create();
  const phone = await switchToApp({ resource_id: id!, 'x-success': address });
  await approveVenmo(phone);
  expect(new URL(phone.readUrl()).pathname).toBe(`/pay/venmo/${id}`);
});

test("the customer returns to a shop's app by the URL scheme of the app", async () => {
  const { id } = await create();
  const phone = await switchToApp({ resource_id: id!, 'x-success': 'com.shop.app://back#venmoSuccess=1' });
  await approveVenmo(phone);
  expect(phone.readUrl()).toMatch(/^com\.shop\.app:\/\/back\?resource_id=\S+#venmoSuccess=1&paymentMethodNonce=tokenvenmo_/);
});

test('without a payment context, the return URL alone has the nonce', async () => {
  const phone = await switchToApp({ braintree_access_token: 'access_token$sandbox$m$t', ...returnUrls });
  await approveVenmo(phone);
  expect(phone.readUrl()).toMatch(/^https:\/\/shop\.example\/checkout\?cart=1#venmoSuccess=1&/);
  const { paymentMethodNonce, username, ...rest } = readFragment(phone.readUrl());
  expect([username, rest]).toEqual(['venmojoe', { venmoSuccess: '1' }]);
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce })).success).toBe(true);
});

test('the URL of a QR code names its payment context in the access token', async () => {
  const { id } = await createCode();
  expect(await fetchContext(id!, STATUS_CODE)).toEqual({ status: 'CREATED', paymentMethodId: null, userName: null });
  const phone = await switchToApp({ braintree_access_token: `access_token$sandbox$m$t|pcid:${id}`, ...returnUrls });
  await approveVenmo(phone);
  const { status, paymentMethodId } = await fetchContext(id!, STATUS_CODE);
  expect([status, readFragment(phone.readUrl())]).toEqual([
    'APPROVED',
    { venmoSuccess: '1', paymentMethodNonce: paymentMethodId, username: 'venmojoe' },
  ]);
  // The context is of the other kind, so a query for this kind returns nothing.
  expect(await fetchContext(id!)).toEqual({});
});

test('a phone scans the QR code of a computer, and approves there', async () => {
  const { id, merchantId } = await create({ intent: 'PAY_FROM_APP', customerClient: 'DESKTOP', merchantProfileId: 'profile_1' });
  expect(merchantId).toBe('profile_1');
  const phone = createPhone();
  const code = `https://venmo.com/go/purchase?facilitator=BT&intent=Continue&resource_id=${id}&merchant_id=profile_1&environment=SANDBOX`;
  await scanVenmo(phone, code, { sandbox: shop.sandbox.url });
  expect((await fetchContext(id!))['status']).toBe('SCANNED');
  await approveVenmo(phone);
  expect((await fetchContext(id!))['status']).toBe('APPROVED');
  expect(await phone.readPage()).toContain('This payment was approved');
});

test('the login page on a computer changes nothing until the customer decides', async () => {
  const { id } = await create({ customerClient: 'NATIVE_WEB' });
  const phone = createPhone();
  const frame = `${shop.sandbox.url}/web/3.118.2/html/redirect-frame.html`;
  const query = new URLSearchParams({ resource_id: id!, 'x-success': `${frame}#venmoSuccess=1`, 'x-cancel': `${frame}#venmoCancel=1` });
  await scanVenmo(phone, `https://account.venmo.com/go/web?${query}`, { sandbox: shop.sandbox.url });
  expect(await phone.readPage()).toContain('Log in to Venmo');
  expect((await fetchContext(id!))['status']).toBe('CREATED');
  await cancelVenmo(phone);
  expect(phone.readUrl()).toBe(`${frame}?resource_id=${id}#venmoCancel=1&resource_id=${id}`);
  expect((await fetchContext(id!))['status']).toBe('CANCELED');
});

test.each(['/braintree/checkout', '/go/checkout', '/go/web', '/go/purchase'])(
  "Venmo's own path %s leads to the page of the payment",
  async (path) => {
    const { id } = await create();
    const phone = createPhone();
    await phone.goto(`${shop.sandbox.url}${path}?resource_id=${id}`);
    expect(new URL(phone.readUrl()).pathname).toBe(`/pay/venmo/${id}`);
  },
);

test('a shop that asks for addresses receives them', async () => {
  const { id } = await create({ paysheetDetails: { collectCustomerBillingAddress: true, collectCustomerShippingAddress: true } });
  const phone = await switchToApp({ resource_id: id!, ...returnUrls });
  expect((await phone.readPage()).match(/shared with the shop/g)).toHaveLength(2);
  await approveVenmo(phone);
  const { payerInfo } = await fetchContext(id!);
  expect(payerInfo).toMatchObject({
    billingAddress: { fullName: 'Venmo Joe', addressLine1: '1 Test Street', adminArea1: 'CA', postalCode: '95131' },
    shippingAddress: { addressLine1: '2 Side Street' },
  });
});

test('a merchant without customer data receives no payer, and cannot ask for addresses', async () => {
  shop.sandbox.context.settings = { payWithVenmo: { enrichedCustomerDataEnabled: false } };
  const { errors } = await run(CREATE, { input: { ...input, paysheetDetails: { collectCustomerBillingAddress: true } } });
  expect(errors?.[0]?.extensions).toMatchObject({ errorClass: 'VALIDATION', errorType: 'user_error' });
  const { id } = await create();
  await approveVenmo(await switchToApp({ resource_id: id!, ...returnUrls }));
  expect(await fetchContext(id!)).toMatchObject({ status: 'APPROVED', payerInfo: null });
});

test('the phone shows what is to be paid', async () => {
  const lineItems = [{ quantity: '2', unitAmount: '5.00', name: 'Mug', kind: 'debit', unitTaxAmount: '0' }];
  const transactionDetails = { subTotalAmount: '10.00', taxAmount: '1.00', totalAmount: '11.00', lineItems };
  const { id } = await create({ displayName: 'Mugs & more', paysheetDetails: { transactionDetails } });
  const page = await (await switchToApp({ resource_id: id! })).readPage();
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

test('refuses a value that the schema does not have', async () => {
  const { errors } = await run(CREATE, { input: { ...input, paymentMethodUsage: 'TWICE' } });
  expect(errors?.[0]?.message).toContain('TWICE');
});

test('refuses a merchant without Venmo', async () => {
  shop.sandbox.context.settings = { payWithVenmo: null };
  expect((await run(CREATE, { input })).errors?.[0]?.message).toBe('Venmo is not enabled for this merchant.');
});

test('a context that is not approved in time expires', async () => {
  const { id } = await create();
  const phone = await switchToApp({ resource_id: id!, ...returnUrls });
  shop.sandbox.clock.advance(60_000);
  expect((await fetchContext(id!))['status']).toBe('EXPIRED');
  expect(await phone.readPage()).toContain('not approved in time');
  await fetch(phone.readUrl(), { method: 'POST', body: new URLSearchParams({ choice: 'approve' }), redirect: 'manual' });
  expect(await fetchContext(id!)).toMatchObject({ status: 'EXPIRED', paymentMethodId: null });
});

test('the page can cancel or expire its context', async () => {
  const { id } = await create();
  expect(await run(UPDATE, { input: { id, status: 'CANCELED' } })).toMatchObject({
    data: { updateVenmoPaymentContextStatus: { clientMutationId: null } },
  });
  expect((await fetchContext(id!))['status']).toBe('CANCELED');
  await run(UPDATE, { input: { id, status: 'EXPIRED' } });
  expect((await fetchContext(id!))['status']).toBe('CANCELED');

  const code = await createCode();
  await run(UPDATE_CODE, { input: { id: code.id, status: 'EXPIRED' } });
  expect((await fetchContext(code.id!, STATUS_CODE))['status']).toBe('EXPIRED');
});

test('the page can neither approve nor take an approval back', async () => {
  const { id } = await create();
  expect((await run(UPDATE, { input: { id, status: 'APPROVED' } })).errors?.[0]?.extensions.errorClass).toBe('VALIDATION');
  await approveVenmo(await switchToApp({ resource_id: id!, ...returnUrls }));
  expect((await run(UPDATE, { input: { id, status: 'CANCELED' } })).errors?.[0]?.extensions.errorClass).toBe('VALIDATION');
  expect((await run(UPDATE_CODE, { input: { id, status: 'CANCELED' } })).errors?.[0]?.extensions.errorClass).toBe('NOT_FOUND');
});

test('two simultaneous approvals create one nonce', async () => {
  const { id } = await create();
  const [one, other] = [await switchToApp({ resource_id: id!, ...returnUrls }), await switchToApp({ resource_id: id!, ...returnUrls })];
  const approve = (at: string) => fetch(at, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }), redirect: 'manual' });
  const answers = await Promise.all([approve(one.readUrl()), approve(other.readUrl())]);
  const nonces = answers.map((answer) => readFragment(answer.headers.get('location') ?? '')['paymentMethodNonce']);
  expect(nonces).toEqual([nonces[0], nonces[0]]);
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce: nonces[0] })).success).toBe(true);
});

test('does not find an unknown context', async () => {
  expect(await fetchContext('nothing')).toBeNull();
  expect((await fetch(createEntryUrl('venmo-purchase', { resource_id: 'nothing' }))).status).toBe(404);
});
