import type { Page, Request } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { outcomeOf, recordOutcomes } from './outcomes';
import { installProbe } from './probe';
import type { Site } from './site';
import { expect, test } from './test';

// Tests of all methods that open a provider's page in a popup, with real clicks and with the popup blocker on.

declare global {
  interface Window {
    create(authorization: string): Promise<void>;
  }
}

/** A function that runs on the shop's page, so it must not use variables of the test. Or its code. */
type PageFunction<T extends (...args: never[]) => unknown> = T | string;

/** A payment method. */
export interface PopupMethod {
  /** Prefix of the titles of the tests. */
  readonly name: string;
  readonly create: PageFunction<(authorization: string) => Promise<void>>;
  /** Starts a payment, in the click. */
  readonly start: PageFunction<(signal: AbortSignal) => unknown>;
  /** Closes the popup for the merchant, if the component has such a method. */
  readonly close?: PageFunction<() => unknown>;
  readonly teardown: PageFunction<() => unknown>;
  /** Part of the address of the provider's page. */
  readonly page: string;
  readonly approve: (popup: Page) => Promise<void>;
  readonly cancel: (popup: Page) => Promise<void>;
  /** Members of the payload after an approval. */
  readonly approved: object;
  /** Error codes of each ending. `second`: a call while another one is active; without it, calls may overlap. */
  readonly codes: {
    canceled: string;
    closed: string;
    /** Default CUSTOMER. */
    closedType?: string;
    closedByMerchant?: string;
    blocked: string;
    /** When the bank declines, where the provider's page has a button for that. */
    declined?: string;
    /** When the dispatch frame does not load. `timeoutOf` says what waits for it: `create` (the default) or the call. */
    timeout: string;
    timeoutOf?: 'create' | 'start';
    second?: string;
  };
  /** The one method with which every change runs all tests, and `npm test` one ending of each kind. The others share its frame service. */
  readonly smoke?: true;
  /** Path of the request, sent by `create`, for which the popup waits. By default, the call sends that request to the client API. */
  readonly preparedAt?: string;
}

interface ShopOptions {
  headers?: Record<string, string>;
  authorization?: string;
}

function shopUrl(site: Site, { create, start }: PopupMethod, { headers = {} }: ShopOptions): string {
  const script = `
    window.create = ${String(create)};
    const start = ${String(start)};
    document.querySelector('#pay').addEventListener('click', () => window.record(start));`;
  const body = `<button id="pay">Pay</button><script>${script}</script>`;
  return site.page('shop.localhost', '/checkout', { body, headers, scripts: ['tender.js'] });
}

/** Opens the shop and creates an instance, which the shop's button uses. */
export async function openShop(page: Page, site: Site, sandbox: Sandbox, method: PopupMethod, options: ShopOptions = {}): Promise<void> {
  await installProbe(page);
  await recordOutcomes(page);
  await page.goto(shopUrl(site, method, options));
  await page.evaluate((authorization) => window.create(authorization), options.authorization ?? sandbox.tokenizationKey);
}

/** Clicks the button. Resolves with the popup when it shows the provider's page. */
export async function pay(page: Page, { page: address }: PopupMethod): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('#pay').click()]);
  await popup.waitForURL((url) => url.href.includes(address));
  return popup;
}

/** Expects that a new payment succeeds, and that no interval is left. */
export async function paysAgain(page: Page, method: PopupMethod): Promise<void> {
  const popup = await pay(page, method);
  const closed = popup.waitForEvent('close');
  await method.approve(popup);
  expect(await outcomeOf(page)).toMatchObject({ value: method.approved });
  await closed;
  await noInterval(page);
}

export const noInterval = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.probe.timers().filter((timer) => timer.startsWith('setInterval')))).toEqual([]);

interface Windows {
  readonly page: Page;
  readonly popup: Page;
}

/** How a payment ends, after which the popup is closed and another payment succeeds. */
interface Ending {
  readonly title: string;
  readonly details: { readonly tag?: string };
  end(windows: Windows): Promise<unknown>;
  readonly outcome: Record<string, unknown>;
  /** Whether the shop needs another instance for the next payment. */
  readonly isTornDown?: true;
}

/** Registers the tests of one method. */
export function describePopupMethod(method: PopupMethod): void {
  const { name, approve, cancel, close, approved, codes } = method;
  const smoke = method.smoke ? { tag: '@smoke' } : {};
  const smokeOrFull = { tag: method.smoke ? '@smoke' : '@full' };
  const full = method.smoke ? {} : { tag: '@full' };

  const endings: readonly Ending[] = [
    { title: 'approved', details: smoke, end: ({ popup }) => approve(popup), outcome: { value: approved } },
    {
      title: "cancelled on the provider's page",
      details: smoke,
      end: ({ popup }) => cancel(popup),
      outcome: { error: { code: codes.canceled, type: 'CUSTOMER' } },
    },
    {
      title: 'the popup closed by hand',
      details: smoke,
      end: ({ popup }) => popup.close(),
      outcome: { error: { code: codes.closed, type: codes.closedType ?? 'CUSTOMER' } },
    },
    ...(close
      ? [
          {
            title: 'the popup closed by the merchant',
            details: full,
            end: ({ page }: Windows) => page.evaluate(close),
            outcome: { error: { code: codes.closedByMerchant ?? codes.closed } },
          },
        ]
      : []),
    {
      title: 'aborted while the popup is open',
      details: smokeOrFull,
      end: ({ page }) => page.evaluate(() => window.ending.abort()),
      outcome: { isReason: true },
    },
    {
      title: 'torn down while the popup is open',
      details: smokeOrFull,
      end: ({ page }) => page.evaluate(method.teardown),
      outcome: { error: { code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } } },
      isTornDown: true,
    },
  ];

  for (const { title, details, end, outcome, isTornDown } of endings) {
    test(`${name}: ${title}`, details, async ({ page, site, sandbox }) => {
      await openShop(page, site, sandbox, method);
      const popup = await pay(page, method);
      const closed = popup.waitForEvent('close');
      await end({ page, popup });
      expect(await outcomeOf(page)).toMatchObject(outcome);
      await closed;
      await noInterval(page);
      if (isTornDown) {
        await expect(page.locator('iframe')).toHaveCount(0);
        await page.evaluate((authorization) => window.create(authorization), sandbox.tokenizationKey);
      }
      await paysAgain(page, method);
    });
  }

  test(`${name}: the popup blocked`, smokeOrFull, async ({ page, site, sandbox }) => {
    await openShop(page, site, sandbox, method, { headers: { 'content-security-policy': 'sandbox allow-scripts allow-same-origin' } });
    await page.locator('#pay').click();
    expect(await outcomeOf(page)).toMatchObject({ error: { code: codes.blocked } });
    await noInterval(page);
    await openShop(page, site, sandbox, method);
    await paysAgain(page, method);
  });

  test(`${name}: the provider's page answers 500`, full, async ({ page, site, sandbox }) => {
    await openShop(page, site, sandbox, method);
    const id = sandbox.faults.add({ match: { path: method.page }, action: { status: 500, body: 'failed' } });
    const popup = await pay(page, method);
    await expect(popup.getByText('failed')).toBeVisible();
    await popup.close();
    expect(await outcomeOf(page)).toMatchObject({ error: { code: codes.closed } });
    sandbox.faults.remove(id);
    await paysAgain(page, method);
  });

  test(`${name}: the shop reloaded meanwhile`, full, async ({ page, site, sandbox }) => {
    await openShop(page, site, sandbox, method);
    const popup = await pay(page, method);
    await page.reload();
    await page.evaluate((authorization) => window.create(authorization), sandbox.tokenizationKey);
    await approve(popup);
    await popup.waitForLoadState().catch(() => {}); // it may have closed itself
    expect(await page.evaluate(() => window.outcomes)).toEqual([]);
    await paysAgain(page, method);
  });

  test(`${name}: a second call while one is active`, async ({ page, site, sandbox }) => {
    await openShop(page, site, sandbox, method);
    const first = await pay(page, method);
    if (codes.second) {
      await page.locator('#pay').dispatchEvent('click'); // a backdrop may keep mouse and keyboard away
      expect(await outcomeOf(page)).toMatchObject({ error: { code: codes.second, type: 'MERCHANT' } });
    } else {
      const second = await pay(page, method);
      await approve(second);
      expect(await outcomeOf(page)).toMatchObject({ value: approved });
    }
    await approve(first);
    expect(await outcomeOf(page, 0)).toMatchObject({ value: approved });
    await paysAgain(page, method);
  });

  test(`${name}: a dispatch frame that never loads ends in an error`, async ({ page, site, sandbox }) => {
    await page.clock.install();
    await page.route('**/dispatch-frame*', () => {}); // never answered
    const events: string[] = [];
    page.on('request', (request) => void events.push(request.postData() ?? ''));
    const pending = new Set<Request>();
    page.on('request', (request) => void (/client_api|graphql/.test(request.url()) && pending.add(request)));
    const end = (request: Request): void => void pending.delete(request);
    page.on('requestfinished', end).on('requestfailed', end);
    await recordOutcomes(page);
    await page.goto(shopUrl(site, method, {}));
    const creation = page.evaluate(
      (authorization) =>
        window.create(authorization).then(
          () => 'created',
          ({ code }: { code: string }) => code,
        ),
      sandbox.tokenizationKey,
    );
    const opensLater = codes.timeoutOf === 'start';
    if (opensLater) {
      expect(await creation).toBe('created');
      const answered = page.waitForResponse(/client_api|graphql/);
      await page.locator('#pay').click();
      await answered;
    }
    await page.locator('iframe.braintree-dispatch-frame').waitFor({ state: 'attached' });
    // The clock must not move while a request to the gateway is pending, or that ends in its own timeout.
    await expect.poll(() => pending.size).toBe(0);
    await page.clock.runFor(121_000);
    expect(opensLater ? (await outcomeOf(page)).error?.code : await creation).toBe(codes.timeout);
    // SEPA alone has no event for it.
    await expect.poll(() => events.some((event) => event.includes('timed-out'))).toBe(!opensLater);
  });

  test(`${name}: a gateway that takes 5 s opens the popup at the click`, smokeOrFull, async ({ page, site, sandbox }) => {
    const slow = (path: string) => sandbox.faults.add({ match: { path, times: 1 }, action: { latencyMs: 5_000 } });
    if (method.preparedAt) slow(method.preparedAt);
    await openShop(page, site, sandbox, method);
    if (!method.preparedAt) slow('/client_api/');
    const [popup] = await Promise.all([page.waitForEvent('popup', { timeout: 2_000 }), page.locator('#pay').click()]);
    await popup.waitForURL((url) => url.pathname.includes('landing-frame'));
    sandbox.clock.advance(5_000);
    await popup.waitForURL((url) => url.href.includes(method.page));
    await approve(popup);
    expect(await outcomeOf(page)).toMatchObject({ value: approved });
  });
}
