/** The part of a Playwright page that the helpers for Venmo's pages use. */
export interface VenmoPage {
  goto(url: string): Promise<unknown>;
  locator(selector: string): { fill(value: string): Promise<void>; click(options?: { noWaitAfter?: boolean }): Promise<void> };
}

/**
 * Turns a page into the customer's phone: opens the link of a QR code, or the link with which the shop would have opened the app.
 * @param url the link, such as `https://venmo.com/go/purchase?...`
 * @param options.sandbox origin of the sandbox. Not needed in a browser that maps the provider's hosts to the sandbox
 * @example await scanVenmo(phone, url, { sandbox: sandbox.url });
 */
export async function scanVenmo(page: Pick<VenmoPage, 'goto'>, url: string, { sandbox }: { sandbox?: string } = {}): Promise<void> {
  const { hostname, pathname, search } = new URL(url);
  const name = hostname === 'account.venmo.com' ? 'venmo-web-login' : pathname === '/go/purchase' ? 'venmo-purchase' : 'venmo-app-switch';
  const isReleased = /(^|\.)venmo\.com$/.test(hostname);
  await page.goto(sandbox !== undefined && isReleased ? `${sandbox}/third-party/${name}${search}` : url);
}

/**
 * Approves a Venmo payment, after a login where the page asks for one. The page returns to the shop if the shop named a URL.
 * @param options.username user who pays. Default: `venmojoe`
 * @example await approveVenmo(phone, { username: 'ada' });
 */
export async function approveVenmo(page: Pick<VenmoPage, 'locator'>, { username }: { username?: string } = {}): Promise<void> {
  if (username !== undefined) await page.locator('input[name="username"]').fill(username);
  await press(page, 'approve');
}

/** Cancels the payment on Venmo's page. */
export const cancelVenmo = (page: Pick<VenmoPage, 'locator'>): Promise<void> => press(page, 'cancel');

/** Makes Venmo fail the payment. */
export const failVenmo = (page: Pick<VenmoPage, 'locator'>): Promise<void> => press(page, 'fail');

/** Lets the payment expire, as when the customer waits too long. */
export const expireVenmo = (page: Pick<VenmoPage, 'locator'>): Promise<void> => press(page, 'expire');

const press = (page: Pick<VenmoPage, 'locator'>, choice: string) => page.locator(`button[value="${choice}"]`).click({ noWaitAfter: true });
