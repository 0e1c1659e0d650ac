import type { BrowserContext, Page, Request } from '@playwright/test';
import { FIELDS } from '../support/card';
import { configure } from '../support/configure';
import { collectPageErrors } from '../support/page-errors';
import type { Flow } from './flow';
import { scriptTags, type Library } from './library';
import { observationOf, type Observation } from './observation';
import { openShop } from './shop';
import { installShop } from './shop-script';
import { expect, type Environment } from './test';

const GATEWAY = 'https://api.sandbox.braintreegateway.com';
const HOST = 'shop.localhost';

/** Milliseconds after a response within which the page may send the next request. */
const QUIET = 200;

/**
 * Runs a flow with one SDK, in a new browser context and a reset sandbox. If Tender or its client takes part, no error on the page may be uncaught.
 */
export async function observe(
  { sandbox, browser, site }: Environment,
  library: Library,
  flow: Flow,
  clientOf: Library = library,
): Promise<Observation> {
  await sandbox.reset();
  await configure(sandbox, flow.merchant);
  const context = await browser.newContext(flow.browser);
  const allAnswered = countRequests(context);
  const errors = collectPageErrors(context);
  try {
    const page = await context.newPage();
    const clientToken = sandbox.createClientToken({ origin: GATEWAY });
    const fields = FIELDS.map((name) => `<div id="${name}"></div>`).join('');
    const body = `<button id="pay">Pay</button>${fields}<div id="place"></div>`;
    await page.goto(site.page(HOST, '/checkout', { body, head: scriptTags(site, HOST, library, clientOf), scripts: [] }));
    await page.evaluate(installShop, clientToken);
    const settled = () => turn(page).then(() => allAnswered());
    const quiet = () => turn(page).then(() => allAnswered(QUIET));
    const shop = openShop({ library, page, sandbox, clientToken, tokenizationKey: `sandbox_x_${sandbox.merchantId}`, settled, quiet });
    const result = await flow.run(shop);
    await quiet();
    if (clientOf === 'tender') expect(errors, 'errors that nothing on the page caught').toEqual([]);
    return observationOf({
      steps: shop.steps,
      result,
      requests: sandbox.requests(),
      events: flow.events === false ? [] : (await sandbox.analytics()).map(({ event }) => event),
      known: new Map([[sandbox.merchantId, '<merchant>']]),
    });
  } finally {
    await context.close();
  }
}

/** Returns a function that resolves when no request is pending, and when none has ended for `quiet` milliseconds. */
function countRequests(context: BrowserContext): (quiet?: number) => Promise<void> {
  const open = new Map<Request, Page>();
  let answered = 0;
  context.on('request', (request) => {
    const page = pageOf(request);
    if (page) open.set(request, page);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    context.on(event as 'requestfinished', (request) => {
      open.delete(request);
      // The response to an event leads to no further request. The reference may send an event every 100 ms when a popup is closed.
      if (!request.url().includes('/logger')) answered = performance.now();
    });
  // A window that has closed reports no end of its requests.
  const unanswered = (): string[] => [...open].filter(([, page]) => !page.isClosed()).map(([request]) => request.url());
  return (quiet = 0) =>
    expect
      .poll(() => ({ unanswered: unanswered(), quiet: performance.now() - answered >= quiet }), { intervals: [10, 20, 50, 100] })
      .toEqual({ unanswered: [], quiet: true });
}

/** Returns undefined for the first page of a window, which may close before Playwright knows its page. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/** Waits for the page's current tasks, so that requests that it has started are sent. */
const turn = (page: Page): Promise<void> => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
