import { createCustomer, PAYPAL_ACCOUNT } from '../../support/vault';
import { nonceOf } from '../../support/tokenize';
import { cancelBankLogin, chooseBankAccount } from '@tender/sandbox/testing';
import { bankFrame, DETAILS, LOGIN, MANDATE } from '../../us-bank-account/support';
import { changeFlow, flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { withEachStatus } from './statuses';

const card = { number: '6212345678901265', expirationMonth: '12', expirationYear: '2030', cvv: '123' };
const mobile = { countryCode: '62', number: '111111111' };
const details = { mandateText: MANDATE, bankDetails: DETAILS };
const login = { mandateText: MANDATE, bankLogin: LOGIN };

/** A client token of a customer with a card and an account in the vault. */
async function vaultedToken({ sandbox }: Shop): Promise<string> {
  const { id: customerId } = await createCustomer(sandbox, await nonceOf(sandbox), PAYPAL_ACCOUNT);
  return sandbox.createClientToken({ customerId, origin: 'https://api.sandbox.braintreegateway.com' });
}

export const otherMethodFlows: Flow[] = [
  changeFlow('UnionPay, enrolled and paid', async (shop) => {
    await shop.create('unionpay');
    await shop.call('unionpay', 'fetchCapabilities', { card: { number: card.number } });
    await shop.call('unionpay', 'fetchCapabilities', { card: { number: '4111111111111111' } });
    const { value } = await shop.call('unionpay', 'enroll', { card, mobile });
    const { enrollmentId } = value as { enrollmentId: string };
    await shop.call('unionpay', 'tokenize', { card, enrollmentId, smsCode: '999999' });
    await shop.call('unionpay', 'tokenize', { card, enrollmentId, smsCode: '12345' });
    await shop.call('unionpay', 'teardown');
    await shop.attempt('instances.unionpay.enroll({})');
  }),

  flow('UnionPay, options that are refused', async (shop) => {
    await shop.create('unionpay');
    for (const method of ['fetchCapabilities', 'enroll', 'tokenize']) {
      await shop.call('unionpay', method, {});
      await shop.call('unionpay', method, { card, hostedFields: {} });
    }
    await shop.call('unionpay', 'enroll', { card });
    await shop.call('unionpay', 'enroll', { card, mobile: { countryCode: '62' } });
    await shop.create('unionpay', { authorization: shop.tokenizationKey });
    await shop.call('unionpay', 'enroll', { card, mobile });
  }),

  flow('UnionPay, refused by the gateway', async (shop) => {
    await shop.create('unionpay');
    await withEachStatus(shop, '/client_api/', async () => {
      await shop.call('unionpay', 'fetchCapabilities', { card: { number: card.number } });
      await shop.call('unionpay', 'enroll', { card, mobile });
      await shop.call('unionpay', 'tokenize', { card, enrollmentId: 'enrollment', smsCode: '12345' });
    });
  }),

  changeFlow('US bank account, by numbers', async (shop) => {
    await shop.create('usBankAccount');
    await shop.call('usBankAccount', 'tokenize', details);
    const { firstName: _first, lastName: _last, ...rest } = DETAILS;
    const bankDetails = { ...rest, accountType: 'savings', ownershipType: 'business', businessName: 'Mugs' };
    await shop.call('usBankAccount', 'tokenize', { mandateText: MANDATE, bankDetails });
    await shop.call('usBankAccount', 'teardown');
    await shop.attempt('instances.usBankAccount.tokenize({})');
  }),

  changeFlow('US bank account, by login, cancelled, then chosen', async (shop) => {
    await shop.create('usBankAccount', { authorization: shop.tokenizationKey });
    const canceled = await shop.click('usBankAccount', 'tokenize', login);
    await cancelBankLogin(bankFrame(shop.page));
    await canceled();
    const chosen = await shop.click('usBankAccount', 'tokenize', login);
    await chooseBankAccount(bankFrame(shop.page), { account: 'checking' });
    await chosen();
  }),

  flow('US bank account, options that are refused', async (shop) => {
    await shop.create('usBankAccount');
    await shop.call('usBankAccount', 'tokenize', {});
    await shop.call('usBankAccount', 'tokenize', { mandateText: MANDATE });
    await shop.call('usBankAccount', 'tokenize', { ...details, ...login });
    await shop.call('usBankAccount', 'tokenize', { mandateText: MANDATE, bankLogin: {} });
    await shop.call('usBankAccount', 'tokenize', { ...details, bankDetails: { ...DETAILS, routingNumber: '123' } });
  }),

  flow('US bank account, refused by the gateway', async (shop) => {
    await shop.create('usBankAccount');
    await withEachStatus(shop, '/graphql', () => shop.call('usBankAccount', 'tokenize', details));
  }),

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
];
