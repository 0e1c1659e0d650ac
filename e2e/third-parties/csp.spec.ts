import type { Page } from '@playwright/test';
import { contentSecurityPolicy, type Method } from '@tender/csp';
import type { Sandbox } from '@tender/sandbox';
import { approvePayPal, approveVenmo, chooseBankAccount, passChallenge } from '@tender/sandbox/testing';
import { createFields, shopPage, tokenize, typeCard } from '../support/card';
import type { Site } from '../support/site';
import { collectViolations } from '../support/strict-policy';
import { expect, test } from '../support/test';
import * as secure from '../three-d-secure/support';
import * as bank from '../us-bank-account/support';
import * as venmo from '../venmo/support';

// One payment per method under exactly the policy that is printed for it, with the provider's host names mapped to this machine.

interface Shop {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly site: Site;
  readonly headers: Record<string, string>;
  readonly key: string;
}

const tokenOf = (sandbox: Sandbox): string => sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' });

/** A shop whose button runs `start`; resolves with the popup, and keeps the payment in `window.paid`. */
async function openPopup({ page, site, headers, key }: Shop, start: string): Promise<Page> {
  const code = site.script(
    'shop.localhost',
    '/popup.js',
    `window.ready = (${start})(window.tender, ${JSON.stringify(key)}).then((tokenize) => {
      document.querySelector('#pay').addEventListener('click', () => void (window.paid = tokenize()));
    });`,
  );
  const body = `<button id="pay">Pay</button><script src="${code}"></script>`;
  await page.goto(site.page('shop.localhost', '/popup', { body, headers }));
  await page.evaluate(() => (window as unknown as { ready: Promise<void> }).ready);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('#pay').click()]);
  return popup;
}

const paid = (page: Page): Promise<unknown> =>
  page.evaluate(async () => ({ ...(await (window as unknown as { paid: Promise<{ nonce: string }> }).paid) }));

const nonce = { nonce: expect.any(String) };

const payments: Partial<Record<Method, (shop: Shop) => Promise<void>>> = {
  'hosted-fields': async ({ page, site, headers, key }) => {
    await page.goto(shopPage(site, { headers }));
    await createFields(page, key);
    await typeCard(page);
    expect((await tokenize(page)).value).toMatchObject(nonce);
  },
  paypal: async (shop) => {
    const popup = await openPopup(
      shop,
      `async ({ paypal }, authorization) => {
        const instance = await paypal.create({ authorization });
        return () => instance.tokenize({ flow: 'checkout', amount: '10.00', currency: 'USD' });
      }`,
    );
    await approvePayPal(popup);
    expect(await paid(shop.page)).toMatchObject(nonce);
  },
  sepa: async (shop) => {
    const popup = await openPopup(
      shop,
      `async ({ sepa }, authorization) => {
        const instance = await sepa.create({ authorization });
        const account = { iban: 'DE89370400440532013000', merchantAccountId: 'shop_eur', customerId: 'customer-1' };
        return () => instance.tokenize({ ...account, mandateType: 'ONE_OFF', accountHolderName: 'Ada Lovelace', countryCode: 'DE' });
      }`,
    );
    await popup.getByRole('button', { name: 'Approve the mandate' }).click();
    expect(await paid(shop.page)).toMatchObject(nonce);
  },
  'three-d-secure': async ({ page, sandbox, site, headers }) => {
    await secure.openShop(page, site, { headers });
    await secure.create(page, tokenOf(sandbox), { version: 2 });
    await secure.pay(page, sandbox, secure.CHALLENGE);
    await passChallenge(page);
    expect(await secure.outcomeOf(page)).toMatchObject({ value: { liabilityShifted: true } });
  },
  'us-bank-account': async ({ page, site, headers, key }) => {
    await bank.openShop(page, site, { authorization: key, headers });
    await bank.begin(page, { mandateText: bank.MANDATE, bankLogin: bank.LOGIN });
    await chooseBankAccount(bank.bankFrame(page), { account: 'checking' });
    expect((await bank.outcomeOf(page)).value).toMatchObject(nonce);
  },
  'vault-manager': async ({ page, sandbox, site, headers }) => {
    await page.goto(site.page('shop.localhost', '/saved', { headers }));
    const saved = await page.evaluate(async (authorization) => {
      const instance = await window.tender.vaultManager.create({ authorization });
      return instance.fetchPaymentMethods();
    }, tokenOf(sandbox));
    expect(saved).toEqual([]);
  },
  venmo: async ({ page, site, headers, key }) => {
    await venmo.openVenmo(page, venmo.shopUrl(site, { headers }), {
      authorization: key,
      allowDesktop: true,
      paymentMethodUsage: 'multi_use',
    });
    await venmo.clickPay(page);
    const phone = (await page.context().browser()?.newPage()) as Page;
    await phone.goto(await venmo.readCode(page));
    await approveVenmo(phone);
    expect(await venmo.outcome(page)).toMatchObject({ value: nonce });
  },
};

for (const [method, pay] of Object.entries(payments)) {
  test(`csp: ${method} is paid under the policy printed for it`, async ({ provider: { page, sandbox }, site }) => {
    const { header, directives } = contentSecurityPolicy({ methods: [method as Method], environment: 'sandbox' });
    const violations = await collectViolations(page);
    const contacted = new Set<string>();
    page.on('request', (request) => void contacted.add(new URL(request.url()).origin));
    await pay({ page, sandbox, site, headers: { 'content-security-policy': header }, key: `sandbox_x_${sandbox.merchantId}` });
    expect(violations).toEqual([]);
    const allowed = [site.origin('shop.localhost'), 'null', ...Object.values(directives).flat()];
    expect([...contacted].filter((origin) => !allowed.some((source) => covers(source, origin)))).toEqual([]);
  });
}

function covers(source: string, origin: string): boolean {
  return source === origin || (source.startsWith('https://*.') && origin.endsWith(source.slice('https://*'.length)));
}
