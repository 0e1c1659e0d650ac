import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { authenticateWithFastlane, cancelFastlane, chooseWithFastlane, FASTLANE_EMAIL, fillCard } from '@tender/sandbox/testing';
import { hold } from '../support/hold';
import { sell } from '../support/sell';
import type { Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';

const CARD = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };
const BODY = '<div id="mark"></div><div id="payment"></div>';
const billingAddress = { streetAddress: '1 Main Street', postalCode: '12345' };

/** A shop with Fastlane in `window.fastlane` and its payment form in `window.form`. */
async function openShop(page: Page, site: Site, authorization: string, options: object = {}, headers = {}): Promise<void> {
  await page.goto(site.page('shop.localhost', '/checkout', { body: BODY, headers }));
  await page.evaluate(
    async ([authorization, options]) => {
      window.fastlane = await window.tender.fastlane.create({ authorization, ...options });
      window.form = await window.fastlane.FastlanePaymentComponent();
      await window.form.render('#payment');
      await (await window.fastlane.FastlaneWatermarkComponent({ includeAdditionalInfo: true })).render('#mark');
    },
    [authorization, options] as const,
  );
}

/** Begins the authentication of the customer, whom the sandbox knows. */
const authenticate = (page: Page): Promise<void> =>
  page.evaluate(async (email) => {
    const lookup = await window.fastlane.identity.lookupCustomerByEmail(email);
    window.authentication = window.fastlane.identity.triggerAuthenticationFlow(lookup?.customerContextId ?? '');
  }, FASTLANE_EMAIL);

const authentication = (page: Page) => page.evaluate(() => window.authentication);
const paymentToken = (page: Page, options = {}) => page.evaluate((options) => window.form.getPaymentToken(options), options);
const scriptIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('script[id]')].map(({ id }) => id).filter(Boolean));

const soldCard = async (sandbox: Sandbox, nonce: string | undefined) => (await sell(sandbox, nonce)).creditCard?.last4;

test('fastlane: a guest pays with a card, to a sale', { tag: '@smoke' }, async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox.createClientToken());
  const lookup = await page.evaluate(() => window.fastlane.identity.lookupCustomerByEmail('guest@example.com'));
  expect(lookup).toEqual({ customerContextId: '' });
  await fillCard(page, CARD);
  const token = await paymentToken(page, { billingAddress });
  expect(token).toMatchObject({ id: expect.any(String), paymentSource: { card: { brand: 'Visa', lastDigits: '1111' } } });
  expect(await soldCard(sandbox, token.id)).toBe('1111');
});

test('fastlane: a known customer types the code and pays with a saved card, to a sale', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox.createClientToken());
  await authenticate(page);
  await authenticateWithFastlane(page);
  const result = await authentication(page);
  expect(result).toMatchObject({ authenticationState: 'succeeded', profileData: { shippingAddress: { postalCode: '60606' } } });
  expect(await soldCard(sandbox, result?.profileData?.card?.id)).toBe('1111');

  const changing = page.evaluate(() => window.fastlane.profile.showCardSelector());
  await chooseWithFastlane(page, 1);
  expect(await changing).toMatchObject({ selectionChanged: true, selectedCard: { paymentSource: { card: { lastDigits: '4444' } } } });
  await expect(page.locator('#payment')).toHaveText('MASTER_CARD 4444');
  expect(await soldCard(sandbox, (await paymentToken(page)).id)).toBe('4444');
});

test('fastlane: a known customer who cancels, and one who types a wrong code, are guests', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox.tokenizationKey);
  await authenticate(page);
  await cancelFastlane(page);
  expect(await authentication(page)).toEqual({ authenticationState: 'canceled', profileData: {} });
  await authenticate(page);
  for (const code of ['1', '2', '3']) await authenticateWithFastlane(page, { code });
  expect(await authentication(page)).toEqual({ authenticationState: 'failed', profileData: {} });
  await fillCard(page, CARD);
  expect(await soldCard(sandbox, (await paymentToken(page)).id)).toBe('1111');
});

test('fastlane: the next create uses the scripts that are there', async ({ page, site, sandbox }) => {
  const requested: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && requested.push(new URL(request.url()).pathname)));
  await openShop(page, site, sandbox.tokenizationKey);
  const isNew = await page.evaluate(async (authorization) => {
    const [one, other] = await Promise.all([1, 2].map(() => window.tender.fastlane.create({ authorization })));
    return [one === window.fastlane, one === other];
  }, sandbox.tokenizationKey);
  expect(isNew).toEqual([false, false]);
  expect(requested).toEqual(['/tender.js', '/web/3.118.2/js/hosted-fields.js', '/third-party/connect-boba/axo.js']);
  expect(await scriptIds(page)).toEqual(['hcf-3.118.2', 'axo-id']);
});

test('fastlane: hosted fields of the bundle are used, and no second copy is loaded', async ({ page, site, sandbox }) => {
  await page.goto(site.page('shop.localhost', '/checkout', { body: BODY }));
  await page.evaluate(async (authorization) => {
    const { fastlane, hostedFields } = window.tender;
    window.fastlane = await fastlane.create({ authorization, hostedFields });
    window.form = await window.fastlane.FastlanePaymentComponent();
    await window.form.render('#payment');
  }, sandbox.tokenizationKey);
  expect(await scriptIds(page)).toEqual(['axo-id']);
  await fillCard(page, CARD);
  expect(await soldCard(sandbox, (await paymentToken(page)).id)).toBe('1111');
});

test('fastlane: a strict policy that names no host of a script is satisfied by a nonce', async ({ page, site, sandbox }) => {
  const { 'content-security-policy': policy = '' } = strictPolicy(sandbox.url);
  const strict = policy.replace(/script-src [^;]*/, "script-src 'self' 'nonce-bm9uY2U='");
  const violations = await collectViolations(page);
  await openShop(page, site, sandbox.tokenizationKey, { cspNonce: 'bm9uY2U=' }, { 'content-security-policy': strict });
  await fillCard(page, CARD);
  expect(await soldCard(sandbox, (await paymentToken(page)).id)).toBe('1111');
  expect(violations).toEqual([]);
});

test('fastlane: on a page of script tags, the script takes the place of the component', async ({ page, site, sandbox }) => {
  const tags = ['client', 'hosted-fields', 'fastlane'].map(
    (name) => `<script src="${sandbox.url}/web/3.118.2/js/${name}.min.js"></script>`,
  );
  await page.goto(site.page('shop.localhost', '/checkout', { head: tags.join(''), scripts: [], body: BODY }));
  const outcome = await page.evaluate(async (authorization) => {
    const { braintree } = window as unknown as { braintree: Pick<typeof window.tender, 'client' | 'fastlane' | 'hostedFields'> };
    const component = braintree.fastlane;
    window.fastlane = await component.create({ authorization });
    const isReplaced = braintree.fastlane !== component;
    const client = await braintree.client.create({ authorization });
    const direct = await braintree.fastlane.create({ platformOptions: { platform: 'BT', client }, localeUrl: '/texts/' }).catch(String);
    window.form = await (await component.create({ client })).FastlanePaymentComponent();
    await window.form.render('#payment');
    return [isReplaced, direct];
  }, sandbox.tokenizationKey);
  expect(outcome).toEqual([true, 'Error: There are no texts for en_us']);
  expect(await scriptIds(page)).toEqual(['axo-id']);
  await fillCard(page, CARD);
  expect(await soldCard(sandbox, (await paymentToken(page)).id)).toBe('1111');
});

test('fastlane: an abort while the scripts load rejects with the reason, and nothing is created', async ({ page, site, sandbox }) => {
  await page.goto(site.page('shop.localhost', '/checkout', { body: BODY }));
  const release = await hold(page, '**/axo.js');
  const requested = page.waitForRequest('**/axo.js');
  const creation = page.evaluate((authorization) => {
    const controller = new AbortController();
    Object.assign(window, { controller });
    return window.tender.fastlane.create({ authorization, signal: controller.signal }).then(
      () => 'created',
      (reason: unknown) => reason,
    );
  }, sandbox.tokenizationKey);
  await requested;
  const texts: string[] = [];
  page.on('request', (request) => void (request.url().includes('/locales/') && texts.push(request.url())));
  await page.evaluate(() => (window as unknown as { controller: AbortController }).controller.abort('why'));
  expect(await creation).toBe('why');
  release();
  await page.waitForFunction(() => (window as { braintree?: { fastlane?: object } }).braintree?.fastlane);
  expect(texts).toEqual([]);
});
