import { randomNonce } from '../../core/random';
import { valueAt } from '../../core/text-at';
import { readCodes } from '../../fixtures/shop';
import { startShop } from '../../fixtures/start-shop';
import { createVaultShop } from '../../fixtures/vault-shop';
import { storeNonce } from '../../payments/instruments/store-nonce';

const openShop = async () => createVaultShop(await startShop());
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

describe('US bank account', () => {
  const bankAccount = async (accountNumber: string, usBankAccountVerificationMethod?: string) => {
    const { context } = shop.sandbox;
    const nonce = randomNonce('tokenusbankacct_bc');
    await storeNonce(context, {
      nonce,
      type: 'us_bank_account',
      document: { nonce, details: { last4: accountNumber.slice(-4) } },
      facts: { accountNumber },
    });
    const options = { usBankAccountVerificationMethod };
    return (await shop.paymentMethod('create', { customerId: await shop.createCustomer(), paymentMethodNonce: nonce, options }))
      .paymentMethod as unknown as {
      token: string;
      verified: boolean;
      verifications: { id: string; status: string; processorResponseCode: string }[];
    };
  };

  test.each([
    ['1000000000', 'network_check', 'verified', '1000'],
    ['1000000001', 'network_check', 'verified', '1003'],
    ['1000000002', 'network_check', 'failed', '3000'],
    ['1000000003', 'network_check', 'processor_declined', '2038'],
    ['1000000003', 'micro_transfers', 'processor_declined', '2005'],
    ['1000000004', 'network_check', 'processor_declined', '2046'],
    ['1000000005', 'network_check', 'processor_declined', '2061'],
    ['1000000006', 'network_check', 'processor_declined', '2092'],
    ['1000000008', 'network_check', 'processor_declined', '2061'],
    ['1234567890', 'network_check', 'processor_declined', '2038'],
    ['1000000000', 'micro_transfers', 'pending', '1000'],
    ['1000000002', 'micro_transfers', 'failed', '3000'],
    ['1234567890', 'independent_check', 'verified', '1000'],
  ])(
    'the verification of account %s by %s ends as %s, response %s',
    async (accountNumber, verificationMethod, status, processorResponseCode) => {
      const account = await bankAccount(accountNumber, verificationMethod);
      expect(account).toMatchObject({ verified: status === 'verified', verifications: [{ status, processorResponseCode }] });
      const sold = await shop.sale({ amount: '10.00', paymentMethodToken: account.token });
      if (status === 'verified') expect(sold.transaction).toMatchObject({ status: 'settlement_pending' });
      else expect(readCodes(sold)).toEqual(['915172']);
    },
  );

  test('an account that demands verified bank accounts stores one that is not verified, unless a verification is requested', async () => {
    const add = async (options: object) =>
      (
        await shop.paymentMethod('create', {
          customerId: await shop.createCustomer(),
          paymentMethodNonce: 'fake-us-bank-account-nonce',
          options,
        })
      ).paymentMethod;
    const demanding = { verificationMerchantAccountId: 'another_us_bank_merchant_account' };
    expect(await add(demanding)).toMatchObject({ verified: false, verifications: [] });
    const checked = { verified: true, verifications: [{ verificationMethod: 'network_check', processorResponseCode: '1000' }] };
    expect(await add({ ...demanding, usBankAccountVerificationMethod: 'network_check' })).toMatchObject(checked);
    const independent = { verified: true, verifications: [{ verificationMethod: 'independent_check' }] };
    expect(await add({ verificationMerchantAccountId: 'us_bank_merchant_account' })).toMatchObject(independent);
  });

  test('the amounts of two deposits confirm an account', async () => {
    const { token, verifications } = await bankAccount('1000000000', 'micro_transfers');
    const confirm = (...amounts: number[]) =>
      shop.gateway['usBankAccountVerification']!['confirmMicroTransferAmounts']!(verifications[0]!.id, amounts);
    expect(readCodes(await confirm(1, 2))).toEqual(['96103']);
    expect((await confirm(17, 29)).success).toBe(true);
    expect(readCodes(await confirm(17, 29))).toEqual(['96101']);
    expect(await shop.paymentMethod('find', token)).toMatchObject({ verified: true });
  });

  test('after five wrong attempts every other one is refused with 96104, also a correct one', async () => {
    const { verifications } = await bankAccount('1000000000', 'micro_transfers');
    const confirm = (...amounts: number[]) =>
      shop.gateway['usBankAccountVerification']!['confirmMicroTransferAmounts']!(verifications[0]!.id, amounts);
    const codes: string[] = [];
    let last: unknown;
    for (let attempt = 1; attempt <= 6; attempt++) {
      const refused = await confirm(1, 2);
      codes.push(...readCodes(refused));
      if (attempt === 5) last = valueAt(refused, 'usBankAccountVerification');
    }
    expect(codes).toEqual(['96103', '96103', '96103', '96103', '96104', '96104']);
    expect(last).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: 'too_many_confirmation_attempts' });
    expect(readCodes(await confirm(17, 29))).toEqual(['96104']);
  });

  test.each([
    ['33333.33', 'failed', 'failed'],
    ['44444.44', 'settlement_pending', 'settlement_declined'],
    ['55555.55', 'settlement_pending', 'settlement_declined'],
    ['6666.66', 'settlement_pending', 'settlement_declined'],
    ['7777.77', 'settlement_pending', 'settlement_declined'],
    ['2000.00', 'settlement_pending', 'settled'],
  ])('a sale of %s is first %s, and %s a day later', async (amount, status, later) => {
    const { transaction } = await shop.sale({ amount, paymentMethodNonce: 'fake-us-bank-account-nonce' });
    expect(transaction).toMatchObject({ status, paymentInstrumentType: 'us_bank_account' });
    shop.sandbox.clock.advance(24 * 60 * 60 * 1000);
    expect(await shop.gateway['transaction']!['find']!(transaction.id)).toMatchObject({ status: later });
    shop.sandbox.clock.reset();
  });
});
