import { fillCard } from '@tender/sandbox/testing';
import { americanExpressFlows } from '../differential/flows/american-express';
import { CARD, pay, typeAll } from '../support/shop';
import { nonceOf } from '../support/tokenize';
import { declined, DECLINED, type Step } from './demo-payment';
import type { MethodDescription } from './method';

const WITH_POINTS = '371260714673002';

/** Types an American Express card, asks for its points, presses “Pay”, and then the named button. */
const withPoints =
  (number: string, button: string): Step =>
  async ({ page }) => {
    await fillCard(page, { ...CARD, number, cvv: '1234' });
    await page.getByLabel('Ask American Express for my points').check();
    await pay(page);
    await page.locator('.question').getByRole('button', { name: button, exact: true }).click();
  };

export const americanExpress: MethodDescription = {
  flows: americanExpressFlows,
  async payOnPage({ page, sandbox, site, headers, key }) {
    const card = await nonceOf(sandbox, WITH_POINTS);
    await page.goto(site.page('shop.localhost', '/points', { headers }));
    return page.evaluate(
      async ([authorization, nonce]) => {
        const instance = await window.tender.americanExpress.create({ authorization });
        return instance.getRewardsBalance({ nonce });
      },
      [key, card] as const,
    );
  },
  result: { rewardsUnit: 'Points' },
  demo: [
    {
      name: 'card with points',
      label: 'Card',
      path: 'card',
      fill: ({ page }) => typeAll(page),
      paid: withPoints(WITH_POINTS, 'Pay 2,572 points'),
      by: 'American Express ending in 3002',
      cancelled: withPoints(WITH_POINTS, 'Do not pay'),
      failed: declined(withPoints('371544868764018', 'Pay $2,001.00 without points')),
      message: DECLINED,
    },
  ],
};
