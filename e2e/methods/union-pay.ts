import { fillCard } from '@tender/sandbox/testing';
import type { Page } from '@playwright/test';
import { unionPayFlows } from '../differential/flows/union-pay';
import { unionPayFieldFlows } from '../differential/flows/union-pay-fields';
import { openFields, typeCard } from '../support/card';
import { pay } from '../support/shop';
import { nonce } from '../third-parties/csp/shop';
import type { Step } from './demo-payment';
import type { MethodDescription } from './method';
import { CARD_NONCE } from './nonce-kind';

const CARD = { number: '6212345678901232', expirationDate: '12/2030', cvv: '123' };

const answerCode =
  (act: (page: Page) => Promise<void>): Step =>
  async ({ page }) => {
    await pay(page);
    await page.getByLabel('Code from the text message').waitFor();
    await act(page);
  };

export const unionPay: MethodDescription = {
  flows: [...unionPayFlows, ...unionPayFieldFlows],
  initialized: 'unionpay',
  settingsWithout: { unionPay: null },
  async payOnPage({ page, site, headers, tokenOf }) {
    await openFields(page, site, tokenOf(), {}, { headers });
    await typeCard(page, { ...CARD, postalCode: '12345' });
    return page.evaluate(async (authorization) => {
      const unionpay = await window.tender.unionpay.create({ authorization });
      const card = { hostedFields: window.fields };
      const { unionPay } = await unionpay.fetchCapabilities(card);
      const { enrollmentId } = await unionpay.enroll({ ...card, mobile: { countryCode: '62', number: '111111111' } });
      return { ...(await unionpay.tokenize({ ...card, enrollmentId, smsCode: '12345' })), isSupported: unionPay?.isSupported };
    }, tokenOf());
  },
  result: { ...nonce, isSupported: true },
  demo: [
    {
      name: 'UnionPay',
      path: 'union-pay',
      fields: { 'Country code': '62', 'Mobile number': '111 111 111' },
      fill: ({ page }) => fillCard(page.locator('.union-pay'), CARD),
      paid: answerCode(async (page) => {
        await page.getByLabel('Code from the text message').fill('12345');
        await page.getByRole('button', { name: 'Confirm and pay $18.00' }).click();
      }),
      by: 'UnionPay ending in 1232',
      cancelled: answerCode((page) => page.getByRole('button', { name: 'Cancel' }).click()),
      isCancelledHere: true,
      async failed({ page }) {
        await fillCard(page.locator('.union-pay'), { number: '6212345678900028' });
        await pay(page);
      },
      message: 'This shop cannot charge this card.',
    },
  ],
  nonces: { 'a UnionPay card': CARD_NONCE },
};
