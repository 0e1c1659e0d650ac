import type { Page } from '@playwright/test';
import { approveVenmo, fillCard, passChallenge } from '@tender/sandbox/testing';
import { collectWarnings } from './support/warnings';
import { expectAccessible } from './support/expect-accessible';
import { CARD, expectPaid, fieldsReady, goToCheckout, notice, pay, payBy, sales, test, typeAll } from './support/shop';
import { expect } from './support/test';

const CHALLENGE = { ...CARD, number: '4000000000002503' };
const VERIFIED = 'Visa ending in 2503, verified by the bank';
const bank = (page: Page) => page.frameLocator('iframe[name="Cardinal-CCA-IFrame"]').getByRole('heading');

for (const [number, text] of [
  ['4000000000002925', 'Your bank could not confirm that this is your card.'],
  ['4000000000002313', 'Your bank does not verify this card.'],
  ['4000000000002560', 'Your bank was not asked about this payment.'],
  ['4000000000002446', 'Your bank could not be asked about this payment.'],
] as const) {
  test(`demo: what its bank does not answer for is not charged: ${number}`, async ({ page, shop, sandbox }) => {
    await goToCheckout(page, shop);
    await page.getByLabel('Verification by your bank').selectOption('2');
    await fieldsReady(page);
    await typeAll(page, { ...CARD, number });
    await pay(page);
    await expect(notice(page)).toContainText(text);
    await expect(notice(page)).toContainText('You have not been charged.');
    expect(sales(sandbox)).toBe(0);
  });
}

test('demo: a wrong code is asked for again; another one is sent; and the question can be left', async ({ page, shop, sandbox }) => {
  const code = page.getByLabel('Code from the text message');
  const enrollments = (): number => sandbox.requests().filter(({ path }) => path.endsWith('/union_pay_enrollments')).length;
  await payBy(page, shop, 'unionPay');
  await fillCard(page.locator('.union-pay'), { number: '6212345678901232', expirationDate: '12/2030', cvv: '123' });
  await page.getByLabel('Country code').fill('62');
  await page.getByLabel('Mobile number').fill('111 111 111');
  await pay(page);
  await expect(code).toBeFocused();
  await expect(page.getByText('Sent to +62 111 111 111.')).toBeVisible();
  await code.press('Enter');
  await expect(page.getByText('Enter the code from the text message.')).toBeVisible();
  await code.fill('999999');
  await code.press('Enter');
  await expect(page.getByText('This is not the code we sent.')).toBeVisible();
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect(page.getByText('This is not the code we sent.')).toHaveCount(0);
  expect(enrollments()).toBe(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(code).toHaveCount(0);
  await pay(page);
  await expect(code).toHaveValue('');
  await code.fill('12345');
  await code.press('Enter');
  await expectPaid(page, 'UnionPay ending in 1232');
});

test('demo: who has no phone at hand approves Venmo’s QR code from the sandbox console', async ({ page, context, shop, sandbox }) => {
  await payBy(page, shop, 'venmo');
  await expect(page.getByRole('link', { name: 'sandbox console' })).toHaveAttribute('href', `${sandbox.url}/_console/#/contexts`);
  await pay(page);
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const phone = await context.newPage();
  await phone.goto(`${sandbox.url}/_console/#/contexts`);
  const id = await phone.getByRole('row').filter({ hasText: 'venmo' }).first().locator('code').first().textContent();
  await phone.goto(`${sandbox.url}/pay/venmo/${id}`);
  await approveVenmo(phone);
  await page.bringToFront();
  await expectPaid(page, 'Venmo, @venmojoe');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`demo: a bank’s question in the page keeps to the policy and is accessible, ${colorScheme}`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme });
    const warnings = collectWarnings(page, /content security|trusted/i);
    await goToCheckout(page, shop);
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByLabel('Verification by your bank').selectOption('2-inline-iframe');
    await fieldsReady(page);
    await typeAll(page, CHALLENGE);
    await pay(page);
    await expect(bank(page)).toBeVisible();
    await expectAccessible(page);
    await passChallenge(page);
    await expectPaid(page, VERIFIED);
    expect(warnings).toEqual([]);
  });
}
