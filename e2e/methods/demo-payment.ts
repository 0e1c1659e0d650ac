import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import type { PayPalPopup, PopupLike, VenmoPage } from '@tender/sandbox/testing';
import { openWindow } from '../support/open-window';
import { fieldsReady, pay, pickOutcome } from '../support/shop';

interface Fixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly sandbox: Sandbox;
  readonly shop: { readonly url: string };
}

/** What a customer does on the page of a method, once it is ready. */
export type Step = (fixtures: Fixtures) => Promise<void>;

/** What the helpers of the sandbox need of a provider's page. */
export type WindowPage = PopupLike & PayPalPopup & Pick<VenmoPage, 'locator'>;

/** What a customer does in the window of a provider. */
interface WindowSteps {
  readonly approve: (popup: WindowPage) => Promise<void>;
  readonly cancel: (popup: WindowPage) => Promise<void>;
  /** Makes the payment fail, where the page of the provider has a button for that. */
  readonly decline?: (popup: WindowPage) => Promise<void>;
  /** Label of the choice that makes the method open a window. */
  readonly choice?: string;
  /** Selector of the method's own button. Default: “Pay”. */
  readonly button?: string;
  /** Whether tests also close the window by hand, which ends in the same way for every method. */
  readonly canBeClosed?: true;
}

/** A way to pay in the demo. */
export interface DemoPayment {
  /** In titles of tests. */
  readonly name: string;
  /** What the customer chooses in the list of methods. Default: the name. */
  readonly label?: string;
  /** Part of the address. */
  readonly path: string;
  /** Whom the receipt goes to. Default: ada@example.com. */
  readonly email?: string;
  /** Selector of the method's own button, if it has one instead of “Pay”, or of what is around it. */
  readonly button?: string;
  /** Texts that the customer types before each of the three outcomes, by the label of the field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Fills in the rest of the form. */
  readonly fill?: Step;
  readonly paid: Step;
  /** How the order names the payment method. */
  readonly by: string;
  /** Undefined for a method that shows the customer nothing to cancel. */
  readonly cancelled?: Step;
  /** Whether the customer cancels in the shop itself, which then shows no notice. */
  readonly isCancelledHere?: boolean;
  readonly failed: Step;
  readonly message: string;
  /** Of a method that can be paid in a window. */
  readonly window?: WindowSteps;
}

/** The sentence that the demo shows when the gateway fails. */
export const UNREACHABLE = 'The payment service could not be reached.';
/** The sentence that the demo shows when the bank declines. */
export const DECLINED = 'Your bank declined the payment: Insufficient Funds.';

export const press = ({ page }: Fixtures, button?: string): Promise<void> =>
  button ? page.locator(button).getByRole('button').click() : pay(page);

/** Presses the button that pays, and acts in the window that opens. */
export const inWindow =
  (act: (popup: Page) => Promise<void>, button?: string): Step =>
  async (fixtures) =>
    act(await openWindow(fixtures.page, () => press(fixtures, button)));

/** The steps of a payment that is approved and cancelled in a window. */
export const paidInWindow = (
  window: WindowSteps,
  button?: string,
): Pick<DemoPayment, 'paid' | 'cancelled' | 'window'> & { button?: string } => ({
  window,
  paid: inWindow(window.approve, button),
  cancelled: inWindow(window.cancel, button),
  ...(button !== undefined && { button }),
});

/** The gateway replies to one request with the status, while the customer pays as usual. */
export const withFault =
  (path: string, status: number, step: Step): Step =>
  async (fixtures) => {
    fixtures.sandbox.faults.add({ match: { path, times: 1 }, action: { status, body: '{}' } });
    await step(fixtures);
  };

/** The steps of a payment that fails because the gateway does not exchange what the customer has approved. */
export const failedExchange = (path: string, step: Step): Pick<DemoPayment, 'failed' | 'message'> => ({
  failed: withFault(path, 500, step),
  message: UNREACHABLE,
});

/** The bank of the card or account declines: the basket's total is a documented amount. */
export const declined =
  (step: Step): Step =>
  async (fixtures) => {
    await pickOutcome(fixtures.page, '$2,001.00');
    await step(fixtures);
  };

/** Chooses the method in the list; resolves when the customer can pay with it. */
export async function choosePayment(page: Page, { name, label = name, button }: DemoPayment): Promise<void> {
  await page.getByRole('radio', { name: label, exact: true }).check();
  await waitForButton(page, button);
}

const waitForButton = (page: Page, button?: string): Promise<void> =>
  button ? page.locator(button).getByRole('button').first().waitFor() : fieldsReady(page);

/** Puts a mug in the basket and opens the page of the method by its address. */
export async function openMethod(
  fixtures: Fixtures,
  { path, email = 'ada@example.com', button, fields = {}, fill }: DemoPayment,
): Promise<void> {
  const { page, shop } = fixtures;
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Add to basket Stoneware mug' }).click();
  await page.goto(`${shop.url}/#/checkout/${path}`);
  await waitForButton(page, button);
  await page.getByLabel('E-mail address').fill(email);
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await fill?.(fixtures);
}
