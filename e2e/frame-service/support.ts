import { type Page } from '@playwright/test';
import type { FrameService, FrameServiceOptions, Outcome } from '@tender/frame-service/internal';
import { expect, test as base } from '../support/test';

declare global {
  interface Window {
    popup: FrameService & { readonly outcome: Promise<Outcome> };
    openPopup(options: FrameServiceOptions): Window['popup'];
    opened: Promise<Outcome>;
    /** What a page wrote down for its test. */
    log: unknown[];
    /** What our dispatch frame shows to pages of its origin. */
    bus?: { emit(event: string, data: unknown): boolean };
    getConfiguration?(): unknown;
  }
}

export interface Pages {
  dispatchFrameUrl: string;
  openFrameUrl: string;
  /** Where a customer pays. */
  bank: string;
}

/** `shop`: a page of a merchant, with the SDK. `asset`: a page of the asset host, on a host of its own. `pages`: what most tests need. */
export const test = base.extend<{ asset: (name: string) => string; pages: Pages; shop: Page }>({
  asset: async ({ sandbox }, use) => {
    await use((name) => `http://assets.localhost:${sandbox.port}/web/3.118.2/html/${name}`);
  },
  pages: async ({ asset, site }, use) => {
    await use({
      dispatchFrameUrl: asset('dispatch-frame.min.html'),
      openFrameUrl: asset('landing.min.html'),
      bank: site.page('bank.localhost', '/pay', { scripts: [], body: '<h1>Bank</h1>' }),
    });
  },
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      window.openPopup = (options) => {
        const service = window.tender.frameService.createFrameService(options);
        return { ...service, outcome: service.open() };
      };
    });
    await use(context);
  },
  shop: async ({ page, site }, use) => {
    await page.goto(site.page('shop.localhost', '/'));
    await use(page);
  },
});

export { expect };

/** Opens a popup from the shop, as `window.popup` there, and returns the window. */
export async function open(shop: Page, { dispatchFrameUrl, openFrameUrl }: Pages, name = 'testpopup'): Promise<Page> {
  const [window] = await Promise.all([
    shop.waitForEvent('popup'),
    shop.evaluate((options) => void (globalThis.window.popup = globalThis.window.openPopup(options)), {
      name,
      dispatchFrameUrl,
      openFrameUrl,
    }),
  ]);
  return window;
}

/** The same with a service that was there before, so that the popup opens when its dispatch frame has loaded. */
export async function openWhenReady(shop: Page, { dispatchFrameUrl, openFrameUrl }: Pages): Promise<Page> {
  const [popup] = await Promise.all([
    shop.waitForEvent('popup'),
    shop.evaluate(
      async ([dispatchFrameUrl, openFrameUrl]) => {
        const service = window.tender.frameService.createFrameService({ name: 'service', dispatchFrameUrl, openFrameUrl });
        await service.ready;
        window.popup = { ...service, outcome: service.open() };
      },
      [dispatchFrameUrl, openFrameUrl] as const,
    ),
  ]);
  return popup;
}

/**
 * Takes the popup of the shop to an address, once results can come and its first page is there: a browser may drop what the opener asks of a
 * window in the moment in which its first page replaces the empty one.
 */
export async function redirect(shop: Page, popup: Page, url: string): Promise<void> {
  await popup.waitForURL((current) => current.href !== 'about:blank');
  await shop.evaluate((next) => window.popup.ready.then(() => window.popup.redirect(next)), url);
  await popup.waitForURL(url);
}

/** As a bank does it: from its own page. */
export async function leave(popup: Page, url: string): Promise<void> {
  await popup.evaluate((next) => void (location.href = next), url);
}

/** The outcome of the shop's popup, with the error as the object it is on the wire; or what the wait was aborted with. */
export function outcomeOf(shop: Page): Promise<{ error: object | null; payload: object } | { aborted: string }> {
  return shop.evaluate(() =>
    window.popup.outcome.then(
      ({ error, payload }) => ({ error: error && { ...error }, payload }),
      (reason: unknown) => ({ aborted: String(reason) }),
    ),
  );
}

/** Whether the outcome is still to come, with all messages handled that the page has seen. */
export function isPending(shop: Page): Promise<boolean> {
  return shop.evaluate(() =>
    Promise.race([window.popup.outcome.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, 0, true))]),
  );
}

/** What the shop has left of the service. */
export function leftovers(shop: Page): Promise<{ frames: number; closed: boolean }> {
  return shop.evaluate(() => ({ frames: document.querySelectorAll('iframe').length, closed: window.popup.isFrameClosed() }));
}

export const CLOSED = { name: 'BraintreeError', code: 'FRAME_SERVICE_FRAME_CLOSED', type: 'INTERNAL' };

/** Puts a frame on a page, and waits until it has loaded. */
export const addFrame = (page: Page, src: string, name = ''): Promise<void> =>
  page.evaluate(
    ([url, called]) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.name = called;
        frame.onload = () => resolve();
        frame.src = url;
        document.body.append(frame);
      }),
    [src, name] as const,
  );

/** Takes the dispatch frame of the shop to another address. */
export const replaceDispatchFrame = (shop: Page, src: string): Promise<void> =>
  shop.evaluate((url) => {
    const frame = document.querySelector<HTMLIFrameElement>('.braintree-dispatch-frame');
    if (frame?.contentWindow) frame.contentWindow.location.href = url;
  }, src);
