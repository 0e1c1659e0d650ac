import { desc, eq } from 'drizzle-orm';
import { verifications } from '../../core/store/schema';
import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { FAKE_ORDER, VISA } from './shop';
import { type OwnShop } from './start-shop';

/** A valid request for a route: the parameters of its path and its body. */
export interface SampleRequest {
  params?: Record<string, string>;
  body?: XmlFields;
}

const charge = { type: 'sale', amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' };
const sale = async ({ sale: create }: OwnShop, more: object = {}) => ({
  id: (await create({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce', ...more })).transaction.id,
});
const settled = async (shop: OwnShop) => ({
  id: await shop.createSettledSale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' }),
});
const submitted = (shop: OwnShop) => sale(shop, { options: { submitForSettlement: true } });
const customer = async ({ gateway }: OwnShop) => ({ id: (await gateway['customer']!['create']!({ firstName: 'Ada' })).customer.id });
const address = async (shop: OwnShop) => {
  const { id } = await customer(shop);
  const created = await shop.gateway['address']!['create']!({ customerId: id, streetAddress: '1 Main Street' });
  return { id, addressId: created.address.id };
};
const method = async (shop: OwnShop, nonce = 'fake-valid-nonce', options = {}) => {
  const { id } = await customer(shop);
  const created = await shop.gateway['paymentMethod']!['create']!({ customerId: id, paymentMethodNonce: nonce, options });
  return { kind: 'any', token: created.paymentMethod.token };
};
const dispute = async ({ sale: create }: OwnShop) => {
  const creditCard = { number: '4023898493988028', expirationDate: '12/2030' };
  const { transaction } = await create({ amount: '10.00', creditCard, options: { submitForSettlement: true } });
  return { id: String(textAt((transaction['disputes'] as unknown[])[0], 'id')) };
};
const evidence = async (shop: OwnShop) => {
  const { id } = await dispute(shop);
  const added = await shop.gateway['dispute']!['addTextEvidence']!(id, 'Text');
  return { id, evidenceId: String(valueAt(added, 'evidence', 'id')) };
};
const nonce = async (shop: OwnShop) => ({ nonce: await shop.tokenize(VISA) });
const cardVerification = async ({ gateway }: OwnShop) => ({
  id: (await gateway['creditCardVerification']!['create']!({ creditCard: VISA })).verification.id,
});
const bankVerification = async (shop: OwnShop) => {
  const { database, merchant } = shop.sandbox.context;
  await method(shop, 'fake-us-bank-account-nonce', { usBankAccountVerificationMethod: 'micro_transfers' });
  const rows = await database
    .select()
    .from(verifications)
    .where(eq(verifications.merchantId, merchant.id))
    .orderBy(desc(verifications.createdAt));
  const row = rows.find(({ document }) => document['usBankAccount']);
  return { params: { id: row?.id ?? '' }, deposits: valueAt(row?.document, 'internal', 'deposits') as number[] };
};
const params = (read: (shop: OwnShop) => Promise<Record<string, string>>, body?: XmlFields) => async (shop: OwnShop) => ({
  params: await read(shop),
  ...(body && { body }),
});
const body = (value?: XmlFields) => () => Promise.resolve(value ? { body: value } : {});

/** A valid request for each route of the server API, by method and path. A new route needs a line here. */
export const SAMPLE_REQUESTS: Record<string, (shop: OwnShop) => Promise<SampleRequest>> = {
  'POST client_token': body({ clientToken: { version: 2 } }),
  'POST transactions': body({ transaction: charge }),
  'GET transactions/:id': params(sale),
  'PUT transactions/:id/submit_for_settlement': params(sale, { transaction: { amount: '5.00' } }),
  'POST transactions/:id/submit_for_partial_settlement': params(
    (shop) => sale(shop, { paymentMethodNonce: 'fake-paypal-one-time-nonce' }),
    { transaction: { amount: '5.00' } },
  ),
  'PUT transactions/:id/void': params(sale),
  'POST transactions/:id/refund': params(settled, { transaction: { amount: null } }),
  'POST transactions/:id/clone': params(sale, { transactionClone: { amount: '5.00', options: { submitForSettlement: true } } }),
  'PUT transactions/:id/update_details': params(submitted, { transaction: { orderId: 'o1' } }),
  'PUT transactions/:id/adjust_authorization': params(sale, { transaction: { amount: '12.00' } }),
  'GET transactions/:id/line_items': params((shop) =>
    sale(shop, { lineItems: [{ name: 'Mug', kind: 'debit', quantity: '1', unitAmount: '10', totalAmount: '10' }] }),
  ),
  'PUT transactions/:id/settle': params(submitted),
  'PUT transactions/:id/settlement_pending': params(submitted),
  'PUT transactions/:id/settlement_confirm': params(submitted),
  'PUT transactions/:id/settlement_decline': params(submitted),
  'POST transactions/advanced_search_ids': body({ search: { status: ['voided'] } }),
  'POST transactions/advanced_search': async (shop) => ({ body: { search: { ids: [(await sale(shop)).id] } } }),
  'POST customers/advanced_search_ids': body({ search: { firstName: { is: 'Nobody' } } }),
  'POST customers/advanced_search': async (shop) => ({ body: { search: { ids: [(await customer(shop)).id] } } }),
  'POST verifications/advanced_search_ids': body({ search: { id: { is: 'none' } } }),
  'POST verifications/advanced_search': async (shop) => ({ body: { search: { ids: [(await cardVerification(shop)).id] } } }),
  'POST us_bank_account_verifications/advanced_search_ids': body({ search: { accountType: { is: 'checking' } } }),
  'POST us_bank_account_verifications/advanced_search': async (shop) => ({
    body: { search: { ids: [(await bankVerification(shop)).params.id] } },
  }),
  'POST disputes/advanced_search': async (shop) => ({ body: { search: { id: { is: (await dispute(shop)).id } } } }),
  'GET payment_method_nonces/:nonce': params(nonce),
  'POST payment_methods/:token/nonces': params(method),
  'POST payment_methods': async (shop) => ({
    body: { paymentMethod: { customerId: (await customer(shop)).id, paymentMethodNonce: 'fake-valid-nonce' } },
  }),
  'GET payment_methods/from_nonce/:nonce': async (shop) => {
    const { token } = await method(shop);
    const created = await shop.gateway['paymentMethodNonce']!['create']!(token);
    return { params: { nonce: String(created.paymentMethodNonce['nonce']) } };
  },
  'GET payment_methods/:kind/:token': params(method),
  'PUT payment_methods/:kind/:token': params(method, { paymentMethod: { cardholderName: 'Ada' } }),
  'DELETE payment_methods/:kind/:token': params(method),
  'POST payment_methods/all/expired_ids': body({ search: {} }),
  'POST payment_methods/all/expired': async (shop) => ({ body: { search: { ids: [(await method(shop)).token] } } }),
  'POST payment_methods/all/expiring_ids': body({ search: {} }),
  'POST payment_methods/all/expiring': async (shop) => ({ body: { search: { ids: [(await method(shop)).token] } } }),
  'PUT paypal/payment_resource': async ({ tokenizePayPal }) => ({
    body: { paypalPaymentResource: { paymentMethodNonce: await tokenizePayPal(FAKE_ORDER), amount: '55.00' } },
  }),
  'POST customers': body({ customer: { firstName: 'Ada' } }),
  'GET customers/:id': params(customer),
  'PUT customers/:id': params(customer, { customer: { lastName: 'L' } }),
  'DELETE customers/:id': params(customer),
  'POST customers/:id/addresses': params(customer, { address: { streetAddress: '1 Main Street' } }),
  'GET customers/:id/addresses/:addressId': params(address),
  'PUT customers/:id/addresses/:addressId': params(address, { address: { locality: 'Chicago' } }),
  'DELETE customers/:id/addresses/:addressId': params(address),
  'POST verifications': body({ verification: { creditCard: VISA } }),
  'GET verifications/:id': params(cardVerification),
  'GET us_bank_account_verifications/:id': async (shop) => ({ params: (await bankVerification(shop)).params }),
  'PUT us_bank_account_verifications/:id/confirm_micro_transfer_amounts': async (shop) => {
    const { params: path, deposits } = await bankVerification(shop);
    return { params: path, body: { usBankAccountVerification: { depositAmounts: deposits } } };
  },
  'POST three_d_secure/create_verification/:merchantAccountId': () =>
    Promise.resolve({ params: { merchantAccountId: 'sandbox_usd' }, body: { threeDSecureVerification: VISA } }),
  'POST three_d_secure/create_nonce/:merchantAccountId': () =>
    Promise.resolve({ params: { merchantAccountId: 'sandbox_usd' }, body: { creditCard: VISA } }),
  'GET disputes/:id': params(dispute),
  'PUT disputes/:id/accept': params(dispute),
  'PUT disputes/:id/finalize': params(dispute),
  'POST disputes/:id/evidence': params(dispute, { evidence: { comments: 'Text' } }),
  'DELETE disputes/:id/evidence/:evidenceId': params(evidence),
  'GET merchant_accounts': body(),
  'GET merchant_accounts/:id': () => Promise.resolve({ params: { id: 'sandbox_usd' } }),
  'POST processing/apple_pay/validate_domains': body({ url: 'shop.example' }),
  'DELETE processing/apple_pay/unregister_domain': body({ url: 'shop.example' }),
  'GET processing/apple_pay/registered_domains': body(),
};
