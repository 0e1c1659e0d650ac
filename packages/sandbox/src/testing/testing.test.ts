import {
  approveLocalPayment,
  approveMasterpass,
  cancelLocalPayment,
  cancelMasterpass,
  declineLocalPayment,
  fillCard,
  hostResolverRules,
  type PageLike,
  type PopupLike,
} from '../testing';
import { startSandbox } from '../start-sandbox';
import { closeDatabases } from '../store/database';
import { callClientApi } from './gateway';

test('maps the provider and its subdomains to the TLS port', () => {
  const rules = hostResolverRules(4811).split(', ');
  expect(rules).toContain('MAP *.braintreegateway.com:443 127.0.0.1:4811');
  expect(rules).toContain('MAP braintree-api.com:443 127.0.0.1:4811');
  expect(rules).toContain('MAP *.paypal.com:443 127.0.0.1:4811');
  expect(rules.every((rule) => /^MAP [\w.*-]+:443 127\.0\.0\.1:4811$/.test(rule))).toBe(true);
});

test('types into the frames named, and chooses where there is a select', async () => {
  const done: string[] = [];
  const page: PageLike = {
    frameLocator: (frame) => ({
      locator: (input) => ({
        fill: async (value) => void done.push(`${frame} ${input} fill ${value}`),
        pressSequentially: async (text) => void done.push(`${frame} ${input} type ${text}`),
        selectOption: async (value) => done.push(`${frame} ${input} select ${value}`),
        evaluate: async (run) => run({ tagName: frame.includes('Month') ? 'SELECT' : 'INPUT' }),
      }),
    }),
  };
  await fillCard(page, { number: '4111', expirationMonth: '12' });
  expect(done).toEqual([
    'iframe[name="braintree-hosted-field-number"] [data-braintree-name="number"] fill ',
    'iframe[name="braintree-hosted-field-number"] [data-braintree-name="number"] type 4111',
    'iframe[name="braintree-hosted-field-expirationMonth"] [data-braintree-name="expirationMonth"] select 12',
  ]);
});

describe("customers' pages", () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => void (sandbox = await startSandbox()));
  afterAll(async () => {
    await sandbox.stop();
    await closeDatabases();
  });

  const returnUrl = 'https://shop.example/back';
  async function localPayment(): Promise<string> {
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
  async function masterpass(): Promise<string> {
    const { body } = await callClientApi(sandbox, 'POST', 'masterpass/request_token', {
      tokenizationKey: sandbox.tokenizationKey,
      requestToken: { originUrl: 'https://shop.example', subtotal: '10.00', currencyCode: 'EUR', callbackUrl: returnUrl },
    });
    return `${sandbox.url}/pay/masterpass/${(body as { requestToken: string }).requestToken}`;
  }

  /** Fails where the page has no such button, list or option. */
  async function popupAt(url: string): Promise<{ popup: PopupLike; led: () => string }> {
    const page = await (await fetch(url)).text();
    const form = new URLSearchParams();
    let led = '';
    const popup: PopupLike = {
      getByRole: (_, { name }) => ({
        async click() {
          const choice = new RegExp(`<button name="choice" value="(\\w+)">${name}</button>`).exec(page)?.[1];
          if (choice === undefined) throw new Error(`There is no button ${name}`);
          form.set('choice', choice);
          led = (await fetch(url, { method: 'POST', body: form, redirect: 'manual' })).headers.get('location') ?? '';
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
    return { popup, led: () => led };
  }

  test.each<[string, () => Promise<string>, (popup: PopupLike) => Promise<void>, RegExp]>([
    ['approveLocalPayment', localPayment, (popup) => approveLocalPayment(popup), /back\?token=EC-\w+&paymentId=PAY-\w+&PayerID=\w+$/],
    ['a bank of choice', localPayment, (popup) => approveLocalPayment(popup, { bank: 'Test Savings Bank' }), /PayerID=/],
    ['cancelLocalPayment', localPayment, cancelLocalPayment, /back\?c=1&token=EC-\w+$/],
    ['declineLocalPayment', localPayment, declineLocalPayment, /&errorcode=processing_error$/],
    ['approveMasterpass', masterpass, (popup) => approveMasterpass(popup), /mpstatus=success&oauth_token=/],
    ['a card of choice', masterpass, (popup) => approveMasterpass(popup, { card: 'amex' }), /mpstatus=success/],
    ['cancelMasterpass', masterpass, cancelMasterpass, /back\?mpstatus=cancel$/],
  ])('%s', async (_, open, helper, leads) => {
    const { popup, led } = await popupAt(await open());
    await helper(popup);
    expect(led()).toMatch(leads);
  });
});
