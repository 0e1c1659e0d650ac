import type { Page } from '@playwright/test';
import { approveLocalPayment, approveSepa, approveVenmo } from '@tender/sandbox/testing';
import { expect, test } from '../support/test';
import { ANDROID_CHROME } from '../venmo/support';
import { checkoutShop, isReady, PAID, payButton, show } from './checkout-shop';
import type { CheckoutPageProps } from './pages/checkout';

test.use({ userAgent: ANDROID_CHROME, viewport: { width: 412, height: 915 }, hasTouch: true });

const { payments, open } = checkoutShop();

interface Method {
  readonly name: CheckoutPageProps['methods'][number];
  readonly title: string;
  readonly currency: string;
  readonly texts: Readonly<Record<string, string>>;
  approve(page: Page): Promise<void>;
}
const METHODS: readonly Method[] = [
  { name: 'venmo', title: 'Venmo', currency: 'USD', texts: {}, approve: approveVenmo },
  {
    name: 'sepaPage',
    title: 'SEPA',
    currency: 'EUR',
    texts: { 'Account holder': 'Ada Lovelace', IBAN: 'DE89370400440532013000' },
    approve: approveSepa,
  },
  {
    name: 'idealPage',
    title: 'iDEAL',
    currency: 'EUR',
    texts: { 'First name': 'Ada', 'Last name': 'Lovelace' },
    approve: approveLocalPayment,
  },
];

for (const { name, title, currency, texts, approve } of METHODS) {
  test(`checkout, ${title}: a return pays at once in the tab that started it, and its link nowhere without a click`, async ({
    page,
    context,
    site,
    sandbox,
  }) => {
    const props = { authorization: sandbox.tokenizationKey, methods: [name], options: { currency } } as const;
    await open(page, site, sandbox);
    const shop = page.url();
    await show(page, props);
    await isReady(page);
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
    await Promise.all([page.waitForURL(/\/pay\//), payButton(page).click()]);
    await approve(page);
    await page.waitForURL((url) => url.href.startsWith(shop));
    const link = page.url();

    // A link like this is what somebody can send who has approved a payment of their own.
    const other = await context.newPage();
    await open(other, site, sandbox);
    await other.goto(link);
    await show(other, props);
    await expect(other.getByText('You have come back from')).toBeVisible();
    await isReady(other);
    expect(payments).toEqual([]);

    await page.bringToFront();
    await show(page, props);
    await expect(page.getByText(PAID)).toBeVisible();
    expect(payments).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

    await page.goto(shop);
    await page.goto(link);
    await show(page, props);
    await expect(page.getByText('You have come back from')).toBeVisible();
    await isReady(page);
    expect(payments).toHaveLength(1);

    await other.bringToFront();
    await payButton(other).click();
    await expect.poll(() => payments.length).toBe(2);
  });
}

test('checkout, Venmo: a link with an invented nonce pays nothing, also after a click', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  await page.goto(`${page.url()}#venmoSuccess=1&paymentMethodNonce=invented&username=mallory`);
  await page.reload();
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['venmo'] });
  await isReady(page);
  await payButton(page).click();
  await expect(page.getByRole('group', { name: 'The payment did not work.' })).toBeFocused();
  expect(payments).toEqual([]);
  expect(new URL(page.url()).hash).toBe('');
});
