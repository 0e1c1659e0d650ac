import { CREATE, input, openVenmoShop, returnUrls, STATUS_CODE, UPDATE, UPDATE_CODE, type VenmoShop } from '../../fixtures/venmo-shop';
import { approveVenmo } from './testing';

let shop: VenmoShop;
beforeAll(async () => void (shop = await openVenmoShop()));
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.reset());

test('a shop that asks for addresses receives them', async () => {
  const { id } = await shop.createContext({
    paysheetDetails: { collectCustomerBillingAddress: true, collectCustomerShippingAddress: true },
  });
  const phone = await shop.switchToApp({ resource_id: id!, ...returnUrls });
  expect((await phone.readPage()).match(/shared with the shop/g)).toHaveLength(2);
  await approveVenmo(phone);
  const { payerInfo } = await shop.fetchContext(id!);
  expect(payerInfo).toMatchObject({
    billingAddress: { fullName: 'Venmo Joe', addressLine1: '1 Test Street', adminArea1: 'CA', postalCode: '95131' },
    shippingAddress: { addressLine1: '2 Side Street' },
  });
});

test('a merchant without customer data receives no payer, and cannot ask for addresses', async () => {
  await shop.sandbox.configure({ payWithVenmo: { enrichedCustomerDataEnabled: false } });
  const { errors } = await shop.runGraphql(CREATE, { input: { ...input, paysheetDetails: { collectCustomerBillingAddress: true } } });
  expect(errors?.[0]?.extensions).toMatchObject({ errorClass: 'VALIDATION', errorType: 'user_error' });
  const { id } = await shop.createContext();
  await approveVenmo(await shop.switchToApp({ resource_id: id!, ...returnUrls }));
  expect(await shop.fetchContext(id!)).toMatchObject({ status: 'APPROVED', payerInfo: null });
});

test('the phone shows what is to be paid', async () => {
  const lineItems = [{ quantity: '2', unitAmount: '5.00', name: 'Mug', kind: 'debit', unitTaxAmount: '0' }];
  const transactionDetails = { subTotalAmount: '10.00', taxAmount: '1.00', totalAmount: '11.00', lineItems };
  const { id } = await shop.createContext({ displayName: 'Mugs & more', paysheetDetails: { transactionDetails } });
  const page = await (await shop.switchToApp({ resource_id: id! })).readPage();
  for (const text of ['Mugs &amp; more', '2 × Mug, 5.00', '11.00']) expect(page).toContain(text);
});

test.each([
  [{ totalAmount: 'ten' }, 'Total amount is invalid.'],
  [{ totalAmount: '10.00', lineItems: [{ name: 'Mug', quantity: '0', unitAmount: '5.00' }] }, 'Line item quantity is invalid.'],
  [{ totalAmount: '10.00', lineItems: [{ name: 'Mug', quantity: 1, unitAmount: '0' }] }, 'Line item unit amount is invalid.'],
])('refuses %j', async (transactionDetails, message) => {
  const { errors } = await shop.runGraphql(CREATE, { input: { ...input, paysheetDetails: { transactionDetails } } });
  expect(errors?.[0]).toMatchObject({ message, extensions: { errorClass: 'VALIDATION', errorType: 'user_error' } });
});

test('refuses a value that the schema does not have', async () => {
  const { errors } = await shop.runGraphql(CREATE, { input: { ...input, paymentMethodUsage: 'TWICE' } });
  expect(errors?.[0]?.message).toContain('TWICE');
});

test('refuses a merchant without Venmo', async () => {
  await shop.sandbox.configure({ payWithVenmo: null });
  expect((await shop.runGraphql(CREATE, { input })).errors?.[0]?.message).toBe('Venmo is not enabled for this merchant.');
});

test('a context that is not approved in time expires', async () => {
  const { id } = await shop.createContext();
  const phone = await shop.switchToApp({ resource_id: id!, ...returnUrls });
  await shop.sandbox.clock.advance(60_000);
  expect((await shop.fetchContext(id!))['status']).toBe('EXPIRED');
  expect(await phone.readPage()).toContain('not approved in time');
  await fetch(phone.readUrl(), { method: 'POST', body: new URLSearchParams({ choice: 'approve' }), redirect: 'manual' });
  expect(await shop.fetchContext(id!)).toMatchObject({ status: 'EXPIRED', paymentMethodId: null });
});

test('the page can cancel or expire its context', async () => {
  const { id } = await shop.createContext();
  expect(await shop.runGraphql(UPDATE, { input: { id, status: 'CANCELED' } })).toMatchObject({
    data: { updateVenmoPaymentContextStatus: { clientMutationId: null } },
  });
  expect((await shop.fetchContext(id!))['status']).toBe('CANCELED');
  await shop.runGraphql(UPDATE, { input: { id, status: 'EXPIRED' } });
  expect((await shop.fetchContext(id!))['status']).toBe('CANCELED');

  const code = await shop.createCodeContext();
  await shop.runGraphql(UPDATE_CODE, { input: { id: code.id, status: 'EXPIRED' } });
  expect((await shop.fetchContext(code.id!, STATUS_CODE))['status']).toBe('EXPIRED');
});

test('the page can neither approve nor take an approval back', async () => {
  const { id } = await shop.createContext();
  expect((await shop.runGraphql(UPDATE, { input: { id, status: 'APPROVED' } })).errors?.[0]?.extensions.errorClass).toBe('VALIDATION');
  await approveVenmo(await shop.switchToApp({ resource_id: id!, ...returnUrls }));
  expect((await shop.runGraphql(UPDATE, { input: { id, status: 'CANCELED' } })).errors?.[0]?.extensions.errorClass).toBe('VALIDATION');
  expect((await shop.runGraphql(UPDATE_CODE, { input: { id, status: 'CANCELED' } })).errors?.[0]?.extensions.errorClass).toBe('NOT_FOUND');
});

test('does not find an unknown context', async () => {
  expect(await shop.fetchContext('nothing')).toBeNull();
  expect((await fetch(shop.createEntryUrl('venmo-purchase', { resource_id: 'nothing' }))).status).toBe(404);
});
