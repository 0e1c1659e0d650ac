import braintree from 'braintree';
import { openShop, type Fields, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});

const BANK_ACCOUNT = {
  account_details: {
    account_number: '567891234',
    account_type: 'CHECKING',
    classification: 'PERSONAL',
    tokenized_account: true,
    last_4: '4321',
  },
  institution_details: { bank_id: { bank_code: '021000021', country_code: 'US' } },
  account_holders: [{ ownership: 'PRIMARY', full_name: { name: 'Ada Lovelace' } }],
};
const DETAILS = { last4: '4321', routingNumber: '021000021', accountType: 'checking', accountHolderName: 'Ada Lovelace' };
const MANDATE = { achMandateText: 'I authorize this', achMandateAcceptedAt: '2030-01-01T10:00:00+02:00' };
const ACCEPTED = { text: 'I authorize this', acceptedAt: new Date('2030-01-01T08:00:00Z') };

function tokenize(body: unknown = BANK_ACCOUNT, user = shop.sandbox.publicKey) {
  const Authorization = `Basic ${Buffer.from(`${user}:${shop.sandbox.privateKey}`).toString('base64')}`;
  const headers = { Authorization, 'Content-Type': 'application/json', 'Braintree-Version': '2019-01-01' };
  return fetch(`${shop.sandbox.url}/v1/open-finance/tokenize-bank-account-details`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}
const createNonce = async () => ((await (await tokenize()).json()) as { tenant_token: string }).tenant_token;

test('an account that its holder has chosen at the bank is charged at once, with the mandate of the sale', async () => {
  const { transaction } = await shop.sale({
    amount: '12.34',
    merchantAccountId: 'another_us_bank_merchant_account',
    paymentMethodNonce: await createNonce(),
    usBankAccount: MANDATE,
    options: { submitForSettlement: true },
  });
  expect(transaction).toMatchObject({ status: 'settlement_pending', usBankAccount: { ...DETAILS, achMandate: ACCEPTED } });
});

test('the same account is vaulted and verified, and later sales have its mandate', async () => {
  const { customer } = await shop.gateway['customer']!['create']!({});
  const { paymentMethod } = await shop.gateway['paymentMethod']!['create']!({
    customerId: customer.id,
    paymentMethodNonce: await createNonce(),
    usBankAccount: MANDATE,
    options: { usBankAccountVerificationMethod: 'instant_verification_account_validation' },
  });
  const verifications = [{ verificationMethod: 'instant_verification_account_validation', status: 'verified' }];
  expect(paymentMethod).toMatchObject({ ...DETAILS, verified: true, verifications, achMandate: ACCEPTED });
  const { transaction } = await shop.sale({ amount: '12.34', paymentMethodToken: paymentMethod.token });
  expect(transaction).toMatchObject({ usBankAccount: { ...DETAILS, token: paymentMethod.token, achMandate: ACCEPTED } });
});

test('only the keys of the merchant exchange an account, which must be complete', async () => {
  expect((await tokenize(BANK_ACCOUNT, 'unknown')).status).toBe(401);
  expect((await tokenize({})).status).toBe(400);
  expect((await tokenize({ ...BANK_ACCOUNT, account_holders: [] })).status).toBe(400);
  expect((await tokenize(null)).status).toBe(400);
});

test('the official SDK creates a token for the login, and is told what is wrong with its request', async () => {
  const { BankAccountInstantVerificationJwtRequest: Request } = braintree as unknown as Record<
    string,
    new () => Record<'businessName' | 'returnUrl' | 'cancelUrl', (text: string) => unknown>
  >;
  async function createJwt(businessName: string, returnUrl: string) {
    const request = new Request!();
    request.businessName(businessName);
    request.returnUrl(returnUrl);
    return (await shop.gateway['bankAccountInstantVerification']!['createJwt']!(request)) as unknown as {
      success: boolean;
      target: Fields;
    };
  }
  const created = await createJwt('Ada & Co', 'https://shop.example/back');
  expect(created).toMatchObject({ success: true, target: { jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string } });
  expect(await createJwt('', 'https://shop.example/back')).toMatchObject({ success: false });
  expect(await createJwt('Ada & Co', 'not-a-url')).toMatchObject({ success: false });
});
