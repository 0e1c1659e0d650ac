import { callClientApi } from '../../fixtures/gateway';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

const pages = 'https://assets.braintreegateway.com/web/3.118.2/html/redirect-frame.html';
const mandate = {
  sepa_debit: {
    account_holder_name: 'Ada Lovelace',
    billing_address: { country_code: 'DE' },
    iban: 'DE89 3704 0044 0532 0130 00',
    merchant_or_partner_customer_id: 'customer-1',
    mandate_type: 'RECURRENT',
  },
  cancel_url: `${pages}?cancel=1`,
  return_url: `${pages}?success=1`,
  merchant_account_id: 'shop_eur',
};
const call = (method: string, path: string, body: object = {}) =>
  callClientApi(sandbox, method, path, { ...body, tokenizationKey: sandbox.tokenizationKey });

interface Account {
  approvalUrl: string;
  last4: string;
  bankReferenceToken: string;
  paypalV2OrderId: string;
}
async function createMandate(changed: object = {}): Promise<Account> {
  const { body } = await call('POST', 'sepa_debit', { ...mandate, ...changed });
  return (body as { message: { body: { sepaDebitAccount: Account } } }).message.body.sepaDebitAccount;
}
const choose = async (url: string, choice: string) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })).headers.get('location');
const createDebitRequest = ({ last4, bankReferenceToken }: Account) => ({
  sepa_debit_account: {
    last_4: last4,
    merchant_or_partner_customer_id: 'customer-1',
    bank_reference_token: bankReferenceToken,
    mandate_type: 'RECURRENT',
  },
  merchant_account_id: 'shop_eur',
});

test('a mandate, approved on its page, becomes a nonce', async () => {
  const account = await createMandate();
  expect(account).toMatchObject({ last4: '3000', mandateType: 'RECURRENT', merchantOrPartnerCustomerId: 'customer-1' });
  expect(await (await fetch(account.approvalUrl)).text()).toContain('Ada Lovelace');
  expect((await call('POST', 'payment_methods/sepa_debit_accounts', createDebitRequest(account))).status).toBe(422);
  expect(await choose(account.approvalUrl, 'approve')).toBe(mandate.return_url);
  const { status, body } = await call('POST', 'payment_methods/sepa_debit_accounts', createDebitRequest(account));
  expect([status, body]).toEqual([201, expect.objectContaining({ nonce: expect.stringMatching(/^tokensepa_/) })]);
});

test("a merchant's own return page receives the mandate, whose details can then be read", async () => {
  const account = await createMandate({ return_url: 'https://shop.example/done?step=2' });
  expect((await call('GET', `sepa_debit/${account.paypalV2OrderId}`)).status).toBe(404);
  const order = account.paypalV2OrderId;
  expect(await choose(account.approvalUrl, 'approve')).toBe(`https://shop.example/done?step=2&success=true&cart_id=${order}`);
  const { body } = await call('GET', `sepa_debit/${order}`);
  expect(body).toEqual({
    sepaDebitMandateDetail: {
      last4: '3000',
      merchantOrPartnerCustomerId: 'customer-1',
      mandateType: 'RECURRENT',
      bankReferenceToken: account.bankReferenceToken,
    },
  });
});

test('a canceled mandate stays canceled', async () => {
  const account = await createMandate();
  expect(await choose(account.approvalUrl, 'cancel')).toBe(mandate.cancel_url);
  expect(await choose(account.approvalUrl, 'approve')).toBe(mandate.cancel_url);
  expect(await (await fetch(account.approvalUrl)).text()).toContain('This mandate was canceled');
});

test.each([
  ['an IBAN with a wrong checksum', { iban: 'DE88370400440532013000' }],
  ['another mandate type', { mandate_type: 'SOMETIMES' }],
  ['no account holder', { account_holder_name: '' }],
  ['a country in small letters', { billing_address: { country_code: 'de' } }],
])('refuses a mandate with %s', async (_, changed) => {
  const { status } = await call('POST', 'sepa_debit', { ...mandate, sepa_debit: { ...mandate.sepa_debit, ...changed } });
  expect(status).toBe(422);
});

test('an unknown mandate has no page', async () => {
  const { status } = await fetch(`${sandbox.url}/pay/sepa/NONE`);
  expect(status).toBe(404);
});
