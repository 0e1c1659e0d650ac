import type { Page } from '@playwright/test';
import { approveVenmo, cancelVenmo, expireVenmo, failVenmo } from '@tender/sandbox/testing';
import { ANDROID_CHROME, ANDROID_FIREFOX } from '../../venmo/support';
import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { leave } from './leave';
import { waitForEvent } from './wait-for-event';

const PHONE = { viewport: { width: 412, height: 915 }, hasTouch: true };
const LEAVES_THE_PAGE = { browser: { ...PHONE, userAgent: ANDROID_CHROME } };
const OPENS_BESIDE = { browser: { ...PHONE, userAgent: ANDROID_FIREFOX } };

const KINDS = [
  ['with a payment context', { paymentMethodUsage: 'multi_use' }],
  ['legacy', {}],
] as const;
const DECISIONS = [
  ['approved', approveVenmo],
  ['cancelled', cancelVenmo],
  ['failed', failVenmo],
  ['expired', expireVenmo],
] as const;

const hasResult = (shop: Shop) => shop.attempt('instances.venmo.hasTokenizationResult()');
const address = (shop: Shop) => shop.attempt('location.href.replace(/resource_id=[^&#]*/, "resource_id=")');

/** Runs the code of the page to which the customer returns. */
async function finish(shop: Shop, options: object): Promise<void> {
  await shop.create('venmo', options);
  await hasResult(shop);
  await shop.call('venmo', 'tokenize');
  await hasResult(shop);
  await address(shop);
  await shop.call('venmo', 'teardown');
}

/** URL fragments that the app may add to the page's address. */
const RESULTS = [
  'venmoSuccess=1&paymentMethodNonce=nonce&username=ada',
  'venmoSuccess=1&payment_method_nonce=nonce&username=%40ada',
  '/venmoSuccess=1&paym!entMethodNonce/=nonce&userna@#me=ada',
  'venmoSuccess=1',
  'venmoSuccess=&venmoCancel=1',
  'venmoSuccess=1&paymentMethodNonce=first&paymentMethodNonce=second&username=ada',
  'venmoSuccess=1&paymentMethodNonce=a%20b&username=%C3%A4',
  'venmoError=1',
  'venmoError=1&errorMessage=It%20broke&errorCode=7',
  'venmoCancel=1',
  'venmoCancel',
  'venmoCancel=',
];
/** Fragments without a result. */
const NO_RESULTS = ['venmoerror=1', 'nothing=known', 'place'];
const FRAGMENTS = [...RESULTS, ...NO_RESULTS];

/** Fragments that the app never adds: texts that are encoded twice, that contain an equals sign, or that are no UTF-8. */
const BROKEN = [
  'venmoError=1&errorMessage=100%2525&errorCode=7',
  'venmoSuccess=1&paymentMethodNonce=a=b&username=ada',
  'venmoSuccess=1&paymentMethodNonce=nonce&username=%E0%A4%A',
];

/** Opens the app beside the page. A delay lets the page see the payment as created first, and then as scanned. */
async function openApp(shop: Shop) {
  shop.sandbox.faults.add({ match: { path: '/braintree/checkout' }, action: { latencyMs: 1000 } });
  return shop.clickToPopup('/pay/venmo/', 'venmo', 'tokenize');
}

/** Makes the page request the payment's status only once a second, so that a whole cancellation happens between two requests. */
const askRarely = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms?: number) => setTimeout(run, ms === 250 ? 1000 : ms)) as typeof window.setTimeout;
  });

/** Returns a function that waits until the page listens for `visibilitychange`, some time after the app was opened, and dispatches that event. */
async function whenLooked(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const add = document.addEventListener.bind(document) as (...args: unknown[]) => void;
    document.addEventListener = (...args: unknown[]) => {
      add(...args);
      if (args[0] === 'visibilitychange') document.documentElement.dataset['listens'] = 'true';
    };
  });
  return async () => {
    await page.waitForFunction(() => document.documentElement.dataset['listens'] === 'true');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
}

export const venmoAppFlows: Flow[] = [
  ...KINDS.flatMap(([kind, options]) =>
    DECISIONS.map(([decision, decide]) =>
      flow(
        `Venmo, to the app and back, ${kind}, ${decision}`,
        { ...LEAVES_THE_PAGE, everyChange: kind === 'with a payment context' && decision === 'approved' },
        async (shop) => {
          await shop.arrive('?cart=1#top');
          await shop.create('venmo', options);
          await leave(shop, '/pay/venmo/', 'venmo', 'tokenize');
          await decide(shop.page);
          await shop.arrive();
          await finish(shop, options);
        },
      ),
    ),
  ),

  ...KINDS.flatMap(([kind, options]) =>
    DECISIONS.map(([decision, decide]) =>
      flow(`Venmo, the app beside the page, back by looking, ${kind}, ${decision}`, OPENS_BESIDE, async (shop) => {
        await shop.create('venmo', options);
        const look = await whenLooked(shop.page);
        const [app, outcome] = await openApp(shop);
        await decide(app);
        await app.waitForURL(({ hostname }) => hostname === 'shop.localhost');
        await app.close();
        await look();
        await outcome();
        await address(shop);
      }),
    ),
  ),

  ...DECISIONS.map(([decision, decide]) =>
    flow(`Venmo, back by hand, ${decision}`, OPENS_BESIDE, async (shop) => {
      await shop.create('venmo', { paymentMethodUsage: 'single_use', requireManualReturn: true });
      const [app, outcome] = await openApp(shop);
      await waitForEvent(shop, 'web.venmo.tokenize.manual-return.status-change.scanned');
      await decide(app);
      await outcome();
      await shop.call('venmo', 'teardown');
    }),
  ),

  flow('Venmo, back by hand, cancelled by the shop', OPENS_BESIDE, async (shop) => {
    await shop.create('venmo', { paymentMethodUsage: 'single_use', requireManualReturn: true });
    await shop.attempt('instances.venmo.cancelTokenization()');
    await askRarely(shop.page);
    const [, outcome] = await openApp(shop);
    await waitForEvent(shop, 'web.venmo.tokenize.manual-return.status-change.scanned');
    await shop.call('venmo', 'tokenize');
    await shop.page.waitForResponse((response) => !!response.request().postData()?.includes('query PaymentContext'));
    await shop.attempt('instances.venmo.cancelTokenization().then(() => "done")');
    await outcome();
    // The reference continues to request the status of the next payment.
    if (shop.library === 'reference') await waitForEvent(shop, 'web.venmo.tokenize.manual-return.status-change.created', 2);
  }),

  flow('Venmo, an address of an app to come back to', OPENS_BESIDE, async (shop) => {
    await shop.create('venmo', { paymentMethodUsage: 'single_use', deepLinkReturnUrl: 'shop://checkout' });
    await shop.call('venmo', 'getUrl');
    const [app, outcome] = await openApp(shop);
    await Promise.all([app.waitForResponse('**/pay/venmo/**'), approveVenmo(app)]);
    await shop.page.evaluate(() => void (location.hash = 'venmoSuccess=1'));
    await outcome();
    await address(shop);
  }),

  ...KINDS.map(([kind, options]) =>
    flow(`Venmo, fragments made up, ${kind}`, LEAVES_THE_PAGE, async (shop) => {
      for (const fragment of FRAGMENTS) {
        await shop.arrive(`?cart=1#${fragment}`);
        await shop.create('venmo', { ...options, authorization: shop.tokenizationKey });
        await hasResult(shop);
        await shop.call('venmo', 'getUrl');
      }
    }),
  ),

  flow('Venmo, fragments made up, and what comes of them', LEAVES_THE_PAGE, async (shop) => {
    for (const fragment of RESULTS) {
      await shop.arrive(`?cart=1#${fragment}`);
      await finish(shop, {});
    }
    await shop.create('venmo', {});
    for (const fragment of FRAGMENTS) await shop.call('venmo', 'processHashChangeFlowResults', fragment);
  }),

  flow('Venmo, fragments that are broken', LEAVES_THE_PAGE, async (shop) => {
    await shop.create('venmo', {});
    for (const fragment of BROKEN) await shop.call('venmo', 'processHashChangeFlowResults', fragment);
    await shop.arrive(`#${BROKEN[2]}`);
    await shop.create('venmo', {});
  }),
];
