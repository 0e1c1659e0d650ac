import { callClientApi } from '../../fixtures/gateway';
import { openPopup } from '../../fixtures/popup';
import { connectSandbox, type ConnectedSandbox } from '../../testing';
import { approveSepa, cancelSepa } from './testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

describe("helpers for customers' pages", () => {
  test.each([
    ['approveSepa', approveSepa, /back\?/],
    ['cancelSepa', cancelSepa, /back\?c=1/],
  ])('%s', async (_, helper, expectedUrl) => {
    const { body } = await callClientApi(sandbox, 'POST', 'sepa_debit', {
      tokenizationKey: sandbox.tokenizationKey,
      sepa_debit: {
        account_holder_name: 'Ada Lovelace',
        billing_address: { country_code: 'DE' },
        iban: 'DE89370400440532013000',
        mandate_type: 'ONE_OFF',
        merchant_or_partner_customer_id: 'customer-1',
      },
      cancel_url: 'https://shop.example/back?c=1',
      return_url: 'https://shop.example/back',
    });
    const { sepaDebitAccount } = (body as { message: { body: { sepaDebitAccount: { approvalUrl: string } } } }).message.body;
    const { popup, readLocation } = await openPopup(sepaDebitAccount.approvalUrl);
    await helper(popup);
    expect(readLocation()).toMatch(expectedUrl);
  });
});
