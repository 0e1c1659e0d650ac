/** As much of a Playwright page as the helpers for PayPal's window use. */
export interface PayPalPopup {
  locator(selector: string): PayPalLocator;
}

export interface PayPalLocator {
  first(): PayPalLocator;
  getAttribute(name: string): Promise<string | null>;
  fill(value: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  click(options?: { noWaitAfter?: boolean }): Promise<void>;
}

export interface PayPalApproval {
  /** Who pays; the same address is the same payer. Default: the one the page proposes. */
  email?: string;
  /** Default: `balance`; `credit` and `paylater` where the shop offers them. */
  funding?: 'balance' | 'credit' | 'paylater' | 'cobranded';
  /** Id of one of the shop's shipping options. */
  shippingOption?: string;
  /** Where the shop lets the customer change it. */
  shippingAddress?: Partial<Record<'recipientName' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'countryCode', string>>;
}

/** Signs in on the PayPal page and approves, as a customer does. The window closes or goes back to the shop by itself. */
export async function approvePayPal(popup: PayPalPopup, approval: PayPalApproval = {}): Promise<void> {
  const { email, funding, shippingOption, shippingAddress = {} } = approval;
  // An account out of the vault need not sign in.
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
