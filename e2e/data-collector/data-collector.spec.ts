import type { Page } from '@playwright/test';
import { sell } from '../support/sell';
import type { PageOptions, Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';
import { nonceOf } from '../support/tokenize';

const FRAUD_SCRIPT = '**/da/r/fb.js';
const FAILED = 'DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS';

const shopPage = (site: Site, options: PageOptions = {}): string => site.page('shop.localhost', '/collect', options);

/** Creates a data collector. Resolves with its device data, or with the code of the error. */
const collect = (page: Page, authorization: string, options: object = {}): Promise<string> =>
  page.evaluate(
    async ([authorization, options]) => {
      try {
        window.collector = await window.tender.dataCollector.create({ authorization, ...options });
        return window.collector.deviceData;
      } catch (error) {
        return (error as { code: string }).code;
      }
    },
    [authorization, options] as const,
  );

/** What the collector and the fraud script have added to the page. */
const added = (page: Page): Promise<string[]> =>
  page
    .locator('script[fncls], script[src$="/fb.js"], iframe')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('title') ?? element.getAttribute('fncls') ?? 'script'));

const FNCLS = 'fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99';

test('device data: a sale has it, and a teardown leaves nothing on the page', { tag: '@smoke' }, async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  const deviceData = await collect(page, sandbox.tokenizationKey);
  expect(JSON.parse(deviceData)).toEqual({ correlation_id: expect.stringMatching(/^[\da-f-]{32}$/) });
  expect((await added(page)).sort()).toEqual([FNCLS, 'pbf', 'ppfniframe', 'script']);
  const { riskData } = await sell(sandbox, await nonceOf(sandbox), { deviceData });
  expect(riskData).toMatchObject({ deviceDataCaptured: true });
  const stored = (await (await fetch(`${sandbox.url}/_control/transactions`)).json()) as { transactions: unknown[] };
  expect(stored.transactions).toMatchObject([{ deviceData }]);
  await page.evaluate(() => window.collector.teardown());
  expect(await added(page)).toEqual([]);
});

test('device data: each id is collected, and the id of the client once', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  const ids = await page.evaluate(async (authorization) => {
    const create = async (riskCorrelationId?: string): Promise<string> =>
      (await window.tender.dataCollector.create({ authorization, riskCorrelationId })).rawDeviceData.correlation_id;
    const shared = await Promise.all([create(), create()]);
    return [...shared, await create('one'), await create('two')];
  }, sandbox.tokenizationKey);
  expect(ids.slice(1)).toEqual([ids[0], 'one', 'two']);
  expect((await added(page)).filter((each) => each === 'pbf')).toHaveLength(3);
});

test('device data: fails without its script, and works when that loads again', async ({ page, sandbox, site }) => {
  await page.goto(shopPage(site));
  await page.route(FRAUD_SCRIPT, (route) => route.abort());
  expect(await collect(page, sandbox.tokenizationKey)).toBe(FAILED);
  expect(await added(page)).toEqual([]);
  await page.unroute(FRAUD_SCRIPT);
  expect(await collect(page, sandbox.tokenizationKey)).toContain('correlation_id');
});

test('device data: waits for the body of the page', async ({ page, sandbox, site }) => {
  const code = `window.collecting = tender.dataCollector.create({ authorization: '${sandbox.tokenizationKey}' });
    window.hadBody = Boolean(document.body);`;
  const script = site.script('shop.localhost', '/early.js', code);
  await page.goto(shopPage(site, { scripts: ['tender.js', script], body: '<h1>Shop</h1>' }));
  const [hadBody, deviceData] = await page.evaluate(async () => {
    const { hadBody, collecting } = window as unknown as { hadBody: boolean; collecting: Promise<{ deviceData: string }> };
    return [hadBody, (await collecting).deviceData] as const;
  });
  expect(hadBody).toBe(false);
  expect(deviceData).toContain('correlation_id');
});

test.describe('with fraud detection on cards', () => {
  test.use({ merchant: { collectDeviceData: true } });

  test('device data: under a strict policy, a card payment writes to the same block', async ({ page, sandbox, site }) => {
    const violations = await collectViolations(page);
    await page.goto(shopPage(site, { headers: strictPolicy(sandbox.url) }));
    const deviceData = await collect(page, sandbox.tokenizationKey);
    expect(deviceData).toContain('correlation_id');
    const block = page.locator(`script[fncls="${FNCLS}"]`);
    expect(JSON.parse((await block.textContent()) ?? '')).toMatchObject({ s: 'BRAINTREE_SIGNIN', sandbox: true });
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/fb.js'));
    const nonce = await page.evaluate(async (authorization) => {
      const client = await window.tender.client.create({ authorization });
      const creditCard = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };
      const answer = await client.request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard } });
      return (answer as unknown as { creditCards: { nonce: string }[] }).creditCards[0]?.nonce;
    }, sandbox.tokenizationKey);
    await loaded;
    await expect(block).toHaveCount(1);
    expect(JSON.parse((await block.textContent()) ?? '')).toMatchObject({ f: nonce?.slice(0, 32), fp: { rda_tenant: 'bt_card' } });
    await page.evaluate(() => window.collector.teardown());
    expect(await added(page)).toEqual(['script']); // of the card payment
    expect(violations).toEqual([]);
  });
});

test('device data: loads the script from the provider, in its environments', async ({ provider: { page, sandbox }, site }) => {
  await page.goto(shopPage(site));
  const asked = page.waitForRequest('https://c.paypal.com/da/r/fb.js');
  await collect(page, `sandbox_x_${sandbox.merchantId}`);
  await asked;
});
