import { randomNonce } from '../../core/random';
import { textAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { startShop, type OwnShop } from '../../fixtures/start-shop';
import { storeNonce } from '../instruments/store-nonce';

let shop: OwnShop;
beforeAll(async () => {
  shop = await startShop({ merchant: { merchantAccounts: { ach: 'USD', strict_ach: 'USD' }, verifiedBankAccounts: ['strict_ach'] } });
});
afterAll(() => shop.close());

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  const vault = async (options: XmlFields, facts: object = {}) => {
    const nonce = randomNonce('tokenusbankacct_bc');
    const document = { nonce, details: { last4: '0000' } };
    await storeNonce(shop.sandbox.context, { nonce, type: 'UsBankAccount', document, facts: { accountNumber: '1000000000', ...facts } });
    const customerId = textAt((await call('POST customers', 'customer', { firstName: 'Ada' })).body, 'id');
    return (await call('POST payment_methods', 'paymentMethod', { customerId, paymentMethodNonce: nonce, options })).body;
  };
  const strict = { verificationMerchantAccountId: 'strict_ach' };

  test('a bank account is left unverified where the merchant account demands a verification and the request names none', async () => {
    const stored = await vault(strict);
    expect(stored).toMatchObject({ verified: false, verifications: [] });
    const sale = { type: 'sale', amount: '10.00', merchantAccountId: 'strict_ach', paymentMethodToken: textAt(stored, 'token') };
    expect((await call('POST transactions', 'transaction', sale)).errors).toEqual(['915172 transaction.payment_method_token']);
    const usBankAccountVerificationMethod = 'independent_check';
    await call(`PUT payment_methods/any/${textAt(stored, 'token')}`, 'paymentMethod', {
      options: { ...strict, usBankAccountVerificationMethod },
    });
    expect(await call('POST transactions', 'transaction', sale)).toMatchObject({ status: 201 });
  });

  test('it is verified after a login at the bank, by the named method, and at any other merchant account', async () => {
    expect(await vault(strict, { bankLogin: true })).toMatchObject({ verified: true });
    expect(await vault({ ...strict, usBankAccountVerificationMethod: 'network_check' })).toMatchObject({ verified: true });
    expect(await vault({ verificationMerchantAccountId: 'ach' })).toMatchObject({ verified: true });
    expect(await vault({})).toMatchObject({ verified: true });
  });
});
