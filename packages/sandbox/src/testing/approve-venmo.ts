/** As much of a Playwright page as the helpers for Venmo's pages use. */
export interface VenmoPage {
  goto(url: string): Promise<unknown>;
  locator(selector: string): { fill(value: string): Promise<void>; click(options?: { noWaitAfter?: boolean }): Promise<void> };
}

/**
 * Makes a page the customer's phone: it scans a QR code, or follows the address the shop would have opened the app with.
 * @param url what the code says, `https://venmo.com/go/purchase?...`
 * @param sandbox origin of the sandbox; not needed in a browser that takes the sandbox for the provider's hosts
 */
export async function scanVenmo(page: Pick<VenmoPage, 'goto'>, url: string, { sandbox }: { sandbox?: string } = {}): Promise<void> {
  const { hostname, pathname, search } = new URL(url);
  const name = hostname === 'account.venmo.com' ? 'venmo-web-login' : pathname === '/go/purchase' ? 'venmo-purchase' : 'venmo-app-switch';
  const isReleased = /(^|\.)venmo\.com$/.test(hostname);
  await page.goto(sandbox !== undefined && isReleased ? `${sandbox}/third-party/${name}${search}` : url);
}

/** Approves, logging in first where that is asked. The page goes back to the shop by itself, if the shop said where to. */
export async function approveVenmo(page: Pick<VenmoPage, 'locator'>, { username }: { username?: string } = {}): Promise<void> {
  if (username !== undefined) await page.locator('input[name="username"]').fill(username);
  await press(page, 'approve');
}

/** The customer does not want to. */
export const cancelVenmo = (page: Pick<VenmoPage, 'locator'>): Promise<void> => press(page, 'cancel');

/** Venmo refuses. */
export const failVenmo = (page: Pick<VenmoPage, 'locator'>): Promise<void> => press(page, 'fail');

/** The customer takes longer than the payment waits. */
export const expireVenmo = (page: Pick<VenmoPage, 'locator'>): Promise<void> => press(page, 'expire');

const press = (page: Pick<VenmoPage, 'locator'>, choice: string) => page.locator(`button[value="${choice}"]`).click({ noWaitAfter: true });
