/** The part of a Playwright page that the helpers for PayPal's window use. */
export interface PayPalPopup {
  locator(selector: string): PayPalLocator;
}

/** The part of a Playwright locator that the helpers for PayPal's window use. */
export interface PayPalLocator {
  first(): PayPalLocator;
  getAttribute(name: string): Promise<string | null>;
  fill(value: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  click(options?: { noWaitAfter?: boolean }): Promise<void>;
}

/** Options of `approvePayPal`. */
export interface ApprovePayPalOptions {
  /** Email address of the payer; the same address is the same payer. Default: the address that the page proposes. */
  email?: string;
  /** How the payer pays. `credit` and `paylater` exist where the shop offers them. Default: `balance`. */
  funding?: 'balance' | 'credit' | 'paylater' | 'cobranded';
  /** Id of one of the shop's shipping options. Default: the selected one. */
  shippingOption?: string;
  /** Fields of the shipping address to change, where the shop lets the customer change it. Default: the address of the page. */
  shippingAddress?: Partial<Record<'recipientName' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'countryCode', string>>;
}

/**
 * Signs in on the PayPal page and approves the payment. The window closes itself or returns to the shop.
 * @example await approvePayPal(popup, { email: 'ada@example.com', funding: 'paylater' });
 */
export async function approvePayPal(popup: PayPalPopup, approval: ApprovePayPalOptions = {}): Promise<void> {
  const { email, funding, shippingOption, shippingAddress = {} } = approval;
  // A vaulted account does not need to sign in.
  const first = popup.locator('button[value="continue"], button[value="approve"]').first();
  if ((await first.getAttribute('value')) === 'continue') {
    if (email !== undefined) await popup.locator('input[name="email"]').fill(email);
    await popup.locator('button[value="continue"]').click();
  }
  if (funding !== undefined) await popup.locator('select[name="funding"]').selectOption(funding);
  if (shippingOption !== undefined) await popup.locator('select[name="shippingOption"]').selectOption(shippingOption);
  for (const [name, value] of Object.entries(shippingAddress)) await popup.locator(`input[name="${name}"]`).fill(value);
  await popup.locator('button[value="approve"]').click({ noWaitAfter: true });
}

/** Cancels on the PayPal page, signed in or not. */
export async function cancelPayPal(popup: PayPalPopup): Promise<void> {
  await popup.locator('button[value="cancel"]').click({ noWaitAfter: true });
}
