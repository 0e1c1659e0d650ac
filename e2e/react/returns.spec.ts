import type { Page } from '@playwright/test';
import { approveLocalPayment, approveSepa, approveVenmo } from '@tender/sandbox/testing';
import { ANDROID_CHROME } from '../venmo/support';
import { expect, isReady, PAID, payButton, show, test } from './checkout-shop';
import type { CheckoutPageProps } from './pages/checkout';

test.use({ userAgent: ANDROID_CHROME, viewport: { width: 412, height: 915 }, hasTouch: true });

type Approve = (page: Page) => Promise<void>;
type Texts = Readonly<Record<string, string>>;

/** The methods that leave the page, with what customers type before. */
const METHODS: readonly (readonly [CheckoutPageProps['methods'][number], title: string, currency: string, Approve, Texts])[] = [
  ['venmo', 'Venmo', 'USD', approveVenmo, {}],
  ['sepaPage', 'SEPA', 'EUR', approveSepa, { 'Account holder': 'Ada Lovelace', IBAN: 'DE89370400440532013000' }],
  ['idealPage', 'iDEAL', 'EUR', approveLocalPayment, { 'First name': 'Ada', 'Last name': 'Lovelace' }],
];

for (const [name, title, currency, approve, texts] of METHODS) {
  test(`checkout, ${title}: a return pays at once in the tab that started it, and its link nowhere without a click`, async ({
    page,
    shop,
    context,
    sandbox,
  }) => {
    const props = { authorization: sandbox.tokenizationKey, methods: [name], options: { currency } } as const;
    await shop.begin([name], { options: { currency } });
    const home = page.url();
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
    await Promise.all([page.waitForURL(/\/pay\//), payButton(page).click()]);
    await approve(page);
    await page.waitForURL((url) => url.href.startsWith(home));
    const link = page.url();

    // A link like this is what somebody can send who has approved a payment of their own.
    const other = await context.newPage();
    await shop.open(other);
    await other.goto(link);
    await show(other, props);
    await expect(other.getByText('You have come back from')).toBeVisible();
    await isReady(other);
    expect(shop.payments).toEqual([]);

    await page.bringToFront();
    await show(page, props);
    await expect(page.getByText(PAID)).toBeVisible();
    expect(shop.payments).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

    await page.goto(home);
    await page.goto(link);
    await show(page, props);
    await expect(page.getByText('You have come back from')).toBeVisible();
    await isReady(page);
    expect(shop.payments).toHaveLength(1);

    await other.bringToFront();
    await payButton(other).click();
    await expect.poll(() => shop.payments.length).toBe(2);
  });
}

test('checkout, Venmo: a link with an invented nonce pays nothing, also after a click', async ({ page, shop, sandbox }) => {
  await shop.open();
  await page.goto(`${page.url()}#venmoSuccess=1&paymentMethodNonce=invented&username=mallory`);
  await page.reload();
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['venmo'] });
  await isReady(page);
  await payButton(page).click();
  await expect(page.getByRole('group', { name: 'The payment did not work.' })).toBeFocused();
  expect(shop.payments).toEqual([]);
  expect(new URL(page.url()).hash).toBe('');
});
