import { startSandbox } from '../app/start-sandbox';
import { closeDatabases } from '../core/store/database';
import { callClientApi } from '../fixtures/gateway';
import {
  approveLocalPayment,
  approveMasterpass,
  approveSepa,
  cancelLocalPayment,
  cancelMasterpass,
  cancelSepa,
  declineLocalPayment,
  type PopupLike,
} from '../testing';

describe("helpers for customers' pages", () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => void (sandbox = await startSandbox()));
  afterAll(async () => {
    await sandbox.stop();
    await closeDatabases();
  });

  const returnUrl = 'https://shop.example/back';
  async function openLocalPayment(): Promise<string> {
    const { body } = await callClientApi(sandbox, 'POST', 'local_payments/create', {
      tokenizationKey: sandbox.tokenizationKey,
      amount: '10.00',
      currencyIsoCode: 'EUR',
      fundingSource: 'ideal',
      intent: 'sale',
      returnUrl,
      cancelUrl: `${returnUrl}?c=1`,
    });
    return (body as { paymentResource: { redirectUrl: string } }).paymentResource.redirectUrl;
  }
  async function openMasterpass(): Promise<string> {
    const { body } = await callClientApi(sandbox, 'POST', 'masterpass/request_token', {
      tokenizationKey: sandbox.tokenizationKey,
      requestToken: { originUrl: 'https://shop.example', subtotal: '10.00', currencyCode: 'EUR', callbackUrl: returnUrl },
    });
    return `${sandbox.url}/pay/masterpass/${(body as { requestToken: string }).requestToken}`;
  }

  async function openSepa(): Promise<string> {
    const { body } = await callClientApi(sandbox, 'POST', 'sepa_debit', {
      tokenizationKey: sandbox.tokenizationKey,
      sepa_debit: {
        account_holder_name: 'Ada Lovelace',
        billing_address: { country_code: 'DE' },
        iban: 'DE89370400440532013000',
        mandate_type: 'ONE_OFF',
        merchant_or_partner_customer_id: 'customer-1',
      },
      cancel_url: `${returnUrl}?c=1`,
      return_url: returnUrl,
    });
    return (body as { message: { body: { sepaDebitAccount: { approvalUrl: string } } } }).message.body.sepaDebitAccount.approvalUrl;
  }

  /** Fails when the page has no such button, select or option. */
  async function openPopup(url: string): Promise<{ popup: PopupLike; readLocation: () => string }> {
    const page = await (await fetch(url)).text();
    const form = new URLSearchParams();
    let location = '';
    const popup: PopupLike = {
      getByRole: (_, { name }) => ({
        async click() {
          const choice = new RegExp(`<button name="choice" value="(\\w+)">${name}</button>`).exec(page)?.[1];
          if (choice === undefined) throw new Error(`There is no button ${name}`);
          form.set('choice', choice);
          location = (await fetch(url, { method: 'POST', body: form, redirect: 'manual' })).headers.get('location') ?? '';
        },
      }),
      getByLabel: (label) => ({
        async selectOption(value) {
          const list = new RegExp(`<label for="(\\w+)">${label}</label>`).exec(page)?.[1];
          if (list === undefined || !page.includes(`<option value="${value}"`)) throw new Error(`There is no ${value} among ${label}`);
          form.set(list, value);
        },
      }),
    };
    return { popup, readLocation: () => location };
  }

  test.each<[string, () => Promise<string>, (popup: PopupLike) => Promise<void>, RegExp]>([
    ['approveLocalPayment', openLocalPayment, (popup) => approveLocalPayment(popup), /back\?token=EC-\w+&paymentId=PAY-\w+&PayerID=\w+$/],
    ['a bank of choice', openLocalPayment, (popup) => approveLocalPayment(popup, { bank: 'Test Savings Bank' }), /PayerID=/],
    ['cancelLocalPayment', openLocalPayment, cancelLocalPayment, /back\?c=1&token=EC-\w+$/],
    ['declineLocalPayment', openLocalPayment, declineLocalPayment, /&errorcode=processing_error$/],
    ['approveMasterpass', openMasterpass, (popup) => approveMasterpass(popup), /mpstatus=success&oauth_token=/],
    ['a card of choice', openMasterpass, (popup) => approveMasterpass(popup, { card: 'amex' }), /mpstatus=success/],
    ['approveSepa', openSepa, approveSepa, /back\?/],
    ['cancelSepa', openSepa, cancelSepa, /back\?c=1/],
    ['cancelMasterpass', openMasterpass, cancelMasterpass, /back\?mpstatus=cancel$/],
  ])('%s', async (_, open, helper, expectedUrl) => {
    const { popup, readLocation } = await openPopup(await open());
    await helper(popup);
    expect(readLocation()).toMatch(expectedUrl);
  });
});
