import { randomNonce } from '../../core/random';
import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { startShop, type OwnShop } from '../../fixtures/start-shop';
import { storeNonce } from '../../payments/instruments/store-nonce';

let shop: OwnShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.clock.set(FRIDAY));

const DAY = 24 * 60 * 60 * 1000;
const FRIDAY = Date.UTC(2030, 2, 1, 12);
/** The deposits of a Friday have settled. The clock runs on during a test, by less than an hour. */
const WEDNESDAY = FRIDAY + 5 * DAY + 60 * 60 * 1000;

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);

  /** Vaults the documented account whose deposits settle later, and confirms it by their amounts. */
  async function confirmAccount() {
    const nonce = randomNonce('tokenusbankacct_bc');
    const facts = { accountNumber: '1000000001' };
    await storeNonce(shop.sandbox.context, { nonce, type: 'us_bank_account', document: { nonce, details: { last4: '0001' } }, facts });
    const customerId = textAt((await call('POST customers', 'customer', { firstName: 'Ada' })).body, 'id');
    const { body } = await call('POST payment_methods', 'paymentMethod', {
      customerId,
      paymentMethodNonce: nonce,
      options: { usBankAccountVerificationMethod: 'micro_transfers' },
    });
    const [verification] = valueAt(body, 'verifications') as unknown[];
    const id = textAt(verification, 'id');
    const confirm = (...depositAmounts: number[]) =>
      call(`PUT us_bank_account_verifications/${id}/confirm_micro_transfer_amounts`, 'usBankAccountVerification', { depositAmounts });
    expect(await confirm(17, 29)).toMatchObject({ status: 200, body: { status: 'pending', verificationDeterminedAt: null } });
    return { token: textAt(body, 'token'), customerId, id, confirm };
  }
  const sell = (fields: XmlFields) => call('POST transactions', 'transaction', { type: 'sale', amount: '10.00', ...fields });

  test('an account whose deposits settle later is verified three business days after their confirmation', async () => {
    const { token, customerId, id, confirm } = await confirmAccount();
    const read = async () => [
      valueAt((await call(`GET payment_methods/any/${token}`)).body, 'verified'),
      textAt((await call(`GET us_bank_account_verifications/${id}`)).body, 'status'),
    ];
    shop.sandbox.clock.set(FRIDAY + 4.9 * DAY);
    expect(await read()).toEqual([false, 'pending']);
    expect((await sell({ paymentMethodToken: token })).errors).toEqual(['915172 transaction.payment_method_token']);
    expect(await confirm(1, 2)).toMatchObject({ status: 200, body: { status: 'pending' } });
    shop.sandbox.clock.set(WEDNESDAY);
    expect(await read()).toEqual([true, 'verified']);
    expect((await call(`GET customers/${customerId}`)).body).toMatchObject({
      usBankAccounts: [
        {
          verified: true,
          verifications: [{ id, status: 'verified', verificationDeterminedAt: expect.stringMatching(/^2030-03-06T12:/) as string }],
        },
      ],
    });
    const search = { status: ['verified'], ids: [id] };
    const found = await call('POST us_bank_account_verifications/advanced_search_ids', 'search', search);
    expect(JSON.stringify(found.body)).toContain(id);
    expect((await confirm(17, 29)).errors).toEqual(['96101 usBankAccountVerification.base']);
    expect(await sell({ paymentMethodToken: token })).toMatchObject({ status: 201, body: { usBankAccount: { verified: true } } });
  });

  test('a nonce of the account can be charged when the deposits have settled', async () => {
    const { token } = await confirmAccount();
    shop.sandbox.clock.set(FRIDAY + 5 * DAY - 60_000);
    const nonce = async () => textAt((await call(`POST payment_methods/${token}/nonces`)).body, 'nonce');
    const [early, later] = [await nonce(), await nonce()];
    expect((await sell({ paymentMethodNonce: early })).errors).toEqual(['915172 transaction.payment_method_token']);
    shop.sandbox.clock.set(WEDNESDAY);
    expect((await sell({ paymentMethodNonce: later })).status).toBe(201);
  });

  test('a new verification replaces one whose deposits have not settled', async () => {
    const { token } = await confirmAccount();
    const options = { usBankAccountVerificationMethod: 'micro_transfers' };
    await call(`PUT payment_methods/any/${token}`, 'paymentMethod', { options });
    shop.sandbox.clock.set(WEDNESDAY);
    expect((await call(`GET payment_methods/any/${token}`)).body).toMatchObject({ verified: false });
  });
});
