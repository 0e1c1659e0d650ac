import type { Page } from '@playwright/test';
import type { Outcome } from '../support/popup-method';

/** Starts a payment by a click on the shop's button. `describeOutcome` returns its result. */
export async function startIdeal(page: Page): Promise<void> {
  await page.evaluate(() => {
    const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
    const button = document.querySelector<HTMLButtonElement>('#pay');
    if (!button) return;
    button.onclick = () => {
      const payment = window.localPayment.startPayment({
        paymentType: 'ideal',
        amount: '10.00',
        currencyCode: 'EUR',
        givenName: 'Ada',
        surname: 'Lovelace',
        fallback: { url: `${location.origin}/back`, buttonText: '100% back to the shop', cancelUrl: `${location.origin}/canceled` },
        onPaymentStart: (_, proceed) => proceed?.(),
      });
      window.outcomes = [
        payment.then(
          (value) => ({ value: plain(value) }),
          (error: unknown) => ({ error: plain(error) as object }),
        ),
      ];
    };
  });
  await page.locator('#pay').click();
}

export const describeOutcome = (page: Page): Promise<Outcome> => page.evaluate(() => window.outcomes[0] as Promise<Outcome>);
