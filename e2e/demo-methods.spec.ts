import type { Page } from '@playwright/test';
import {
  approveGooglePay,
  approveVenmo,
  cancelBankLogin,
  cancelChallenge,
  cancelGooglePay,
  cancelVenmo,
  chooseBankAccount,
  fillCard,
  passChallenge,
} from '@tender/sandbox/testing';
import { expectAccessible } from './support/expect-accessible';
import { CARD, fieldsReady, goToCheckout, pay, test, typeAll, typed } from './support/shop';
import { expect } from './support/test';
import { ANDROID_CHROME } from './venmo/support';

type Shop = Parameters<typeof goToCheckout>[1];

const METHODS = {
  googlePay: 'Google Pay',
  venmo: 'Venmo',
  usBankAccount: 'US bank account',
  unionPay: 'UnionPay',
} as const;

const notice = (page: Page) => page.locator('[data-tender-notice]');
const LEFT = 'The payment was not completed.';
const googleButton = (page: Page) => page.locator('[data-tender-google-pay]').getByRole('button');
const sales = (sandbox: { requests(): { method: string; path: string }[] }): number =>
  sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions')).length;

/** Chooses a way to pay; resolves once it can be paid with. */
async function choose(page: Page, method: keyof typeof METHODS): Promise<void> {
  await page.getByRole('radio', { name: METHODS[method], exact: true }).check();
  if (method === 'googlePay') await googleButton(page).waitFor();
  else await fieldsReady(page);
}

async function payBy(page: Page, shop: Shop, method: keyof typeof METHODS): Promise<void> {
  await goToCheckout(page, shop);
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await choose(page, method);
}

async function inWindow(page: Page, press: () => Promise<void> = () => pay(page)): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  return popup;
}

/** The order says by what it was paid, on its own page and in the list. */
async function expectPaid(page: Page, method: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await expect(page.locator('.receipt dl')).toContainText(method);
  await page.getByRole('link', { name: 'All orders' }).click();
  const row = page.locator('.order').first();
  await expect(row).toContainText('Paid');
  await expect(row).toContainText(method);
  await expect(row).toContainText('$18.00');
}

const CHALLENGE = { ...CARD, number: '4000000000002503' };
const VERIFIED = 'Visa ending in 2503, verified by the bank';
const bank = (page: Page) => page.frameLocator('iframe[name="Cardinal-CCA-IFrame"]').getByRole('heading');

async function verifyBy(page: Page, style: string): Promise<void> {
  await page.getByLabel('Verification by your bank').selectOption(style);
  await fieldsReady(page);
}

async function beginChallenge(page: Page, shop: Shop, style: string): Promise<void> {
  await goToCheckout(page, shop);
  await verifyBy(page, style);
  await typeAll(page, CHALLENGE);
  await pay(page);
  await expect(bank(page)).toBeVisible();
}

for (const style of ['2', '2-bootstrap3-modal', '2-inline-iframe']) {
  test(`demo: a card that its bank verifies pays, ${style}`, async ({ page, shop, sandbox }) => {
    await beginChallenge(page, shop, style);
    await passChallenge(page);
    await expectPaid(page, VERIFIED);
    expect(sales(sandbox)).toBe(1);
  });

  test(`demo: the card stays as typed when the bank’s code is wrong or its dialog is closed, ${style}`, async ({ page, shop, sandbox }) => {
    await beginChallenge(page, shop, style);
    for (const code of ['1', '2', '3']) await passChallenge(page, { code });
    await expect(notice(page)).toContainText('Your bank could not confirm that this is your card.');
    await expect(notice(page)).toContainText('You have not been charged.');
    await pay(page);
    await cancelChallenge(page);
    await expect(notice(page)).toContainText(LEFT);
    await expect(notice(page)).toHaveAttribute('data-tender-notice', 'calm');
    expect([await typed(page, 'number'), await typed(page, 'cvv')]).toEqual(['4000 0000 0000 2503', '123']);
    expect(sales(sandbox)).toBe(0);
    await pay(page);
    await passChallenge(page);
    await expectPaid(page, VERIFIED);
  });
}

test(
  'demo: Escape closes the bank’s dialog, and the card pays without verification',
  { tag: '@smoke' },
  async ({ page, shop, sandbox }) => {
    await beginChallenge(page, shop, '2');
    await expect(page.getByLabel('Verification by your bank')).toBeDisabled();
    await page.locator('dialog').press('Escape');
    await expect(notice(page)).toContainText(LEFT);
    expect(sales(sandbox)).toBe(0);
    await verifyBy(page, 'off');
    await pay(page);
    await expectPaid(page, 'Visa ending in 2503');
  },
);

test('demo: a bank in the shop’s own dialog is given up there', async ({ page, shop }) => {
  await beginChallenge(page, shop, '2-inline-iframe');
  const dialog = page.getByRole('dialog', { name: 'Your bank asks whether it is you' });
  await expect(dialog.locator('iframe')).toBeInViewport();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice(page)).toContainText(LEFT);
  await expect(notice(page)).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await pay(page);
  await passChallenge(page);
  await expectPaid(page, VERIFIED);
});

for (const [number, text] of [
  ['4000000000002925', 'Your bank could not confirm that this is your card.'],
  ['4000000000002313', 'Your bank does not verify this card.'],
  ['4000000000002560', 'Your bank was not asked about this payment.'],
  ['4000000000002446', 'Your bank could not be asked about this payment.'],
] as const) {
  test(`demo: what its bank does not answer for is not charged: ${number}`, async ({ page, shop, sandbox }) => {
    await goToCheckout(page, shop);
    await verifyBy(page, '2');
    await typeAll(page, { ...CARD, number });
    await pay(page);
    await expect(notice(page)).toContainText(text);
    await expect(notice(page)).toContainText('You have not been charged.');
    expect(sales(sandbox)).toBe(0);
  });
}

const UNION_PAY = { number: '6212345678901232', expirationDate: '12/2030', cvv: '123' };

async function typeUnionPay(page: Page, card = UNION_PAY): Promise<void> {
  await fillCard(page.locator('.union-pay'), card);
  await page.getByLabel('Country code').fill('62');
  await page.getByLabel('Mobile number').fill('111 111 111');
}

test('demo: a UnionPay card pays with a code by text message', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'unionPay');
  await typeUnionPay(page);
  await pay(page);
  await expect(page.getByLabel('Code from the text message')).toBeFocused();
  await expect(page.getByText('Sent to +62 111 111 111.')).toBeVisible();
  await page.getByLabel('Code from the text message').fill('12345');
  await page.getByRole('button', { name: 'Confirm and pay $18.00' }).click();
  await expectPaid(page, 'UnionPay ending in 1232');
  expect(sales(sandbox)).toBe(1);
});

test('demo: a wrong code is asked for again; another one is sent; and the question can be left', async ({ page, shop, sandbox }) => {
  const code = page.getByLabel('Code from the text message');
  const enrollments = (): number => sandbox.requests().filter(({ path }) => path.endsWith('/union_pay_enrollments')).length;
  await payBy(page, shop, 'unionPay');
  await typeUnionPay(page);
  await pay(page);
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

test('demo: cards that are not UnionPay’s, or cannot be charged, are refused', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'unionPay');
  await pay(page);
  await expect(page.locator('.wrong-message, [data-invalid] > [data-tender-message]')).toHaveCount(4);
  await typeUnionPay(page, { ...UNION_PAY, number: CARD.number });
  await pay(page);
  await expect(notice(page)).toContainText('This is not a UnionPay card.');
  await typeUnionPay(page, { ...UNION_PAY, number: '6212345678900028' });
  await pay(page);
  await expect(notice(page)).toContainText('This shop cannot charge this card.');
  await typeUnionPay(page, { ...UNION_PAY, number: '6212345678900085' });
  await pay(page);
  await expectPaid(page, 'UnionPay ending in 0085'); // it needs no code
  expect(sales(sandbox)).toBe(1);
});

test('demo: Google Pay pays by its own button; a closed wallet keeps everything', async ({ page, shop, sandbox }) => {
  await goToCheckout(page, shop);
  await choose(page, 'googlePay');
  await googleButton(page).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await cancelGooglePay(await inWindow(page, () => googleButton(page).click()));
  await expect(notice(page)).toContainText(LEFT);
  expect(sales(sandbox)).toBe(0);
  await approveGooglePay(await inWindow(page, () => googleButton(page).click()), { method: 'mastercard' });
  await expectPaid(page, 'Google Pay, MasterCard ending in 4444');
  expect(sales(sandbox)).toBe(1);
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

test('demo: Venmo in a window pays, after it was cancelled and closed', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'venmo');
  await page.getByRole('radio', { name: 'In a window', exact: true }).check();
  await fieldsReady(page);
  await cancelVenmo(await inWindow(page));
  await expect(notice(page)).toContainText(LEFT);
  const popup = await inWindow(page);
  await popup.locator('button[value="approve"]').waitFor();
  await popup.close();
  await expect(notice(page)).toContainText(LEFT);
  expect(sales(sandbox)).toBe(0);
  await approveVenmo(await inWindow(page));
  await expectPaid(page, 'Venmo, @venmojoe');
  expect(sales(sandbox)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ userAgent: ANDROID_CHROME, viewport: { width: 412, height: 915 }, hasTouch: true });

  test('demo: Venmo’s app comes back to the checkout, cancelled and approved', async ({ page, shop, sandbox }) => {
    const toApp = async (): Promise<void> => {
      await Promise.all([page.waitForURL((url) => url.pathname.startsWith('/pay/venmo/')), pay(page)]);
    };
    await payBy(page, shop, 'venmo');
    await expect(page.getByText('Venmo’s app opens, in which you approve the payment.')).toBeVisible();
    await toApp();
    await cancelVenmo(page);
    await expect(notice(page)).toContainText(LEFT);
    await expect(page.getByLabel('E-mail address')).toHaveValue('ada@example.com');
    await expect.poll(() => page.url()).toBe(`${shop.url}/#/checkout/venmo`);
    expect(sales(sandbox)).toBe(0);
    await fieldsReady(page);
    await toApp();
    await approveVenmo(page);
    await expectPaid(page, 'Venmo, @venmojoe');
    expect(page.url()).toBe(`${shop.url}/#/orders`);
    await page.reload();
    await expect(page.locator('.order')).toHaveCount(1);
    expect(sales(sandbox)).toBe(1);
  });
});

async function typeOwner(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await typeAddress(page);
}

async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Street address').fill('1 Test Street');
  await page.getByLabel('City').fill('Chicago');
  await page.getByLabel('State').fill('il');
  await page.getByLabel('ZIP code').fill('60606');
}

test('demo: a US bank account pays with its numbers', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'usBankAccount');
  await page.getByLabel('Routing number').fill('011000015');
  await page.getByLabel('Account number').fill('1000000000');
  await page.getByRole('radio', { name: 'Savings', exact: true }).check();
  await typeOwner(page);
  const mandate = String(await page.getByText('By paying you authorize').textContent());
  expect(mandate).toContain('$18.00');
  await pay(page);
  await expectPaid(page, 'US bank account, savings ending in 0000');
  expect(sales(sandbox)).toBe(1);
  const sent = sandbox.requests().find(({ body }) => JSON.stringify(body ?? '').includes('achMandate'));
  expect(JSON.stringify(sent?.body)).toContain(JSON.stringify(mandate).slice(1, -1));
});

test('demo: a business logs in at its bank and pays; a login that was left keeps what was typed', async ({ page, shop, sandbox }) => {
  const login = page.frameLocator('#plaid-link-iframe-1');
  await payBy(page, shop, 'usBankAccount');
  await page.getByRole('radio', { name: 'Log in at the bank' }).check();
  await page.getByRole('radio', { name: 'A business' }).check();
  await page.getByLabel('Business name').fill('Mugs');
  await typeAddress(page);
  await pay(page);
  await cancelBankLogin(login);
  await expect(notice(page)).toContainText(LEFT);
  await expect(page.getByLabel('Business name')).toHaveValue('Mugs');
  expect(sales(sandbox)).toBe(0);
  await pay(page);
  await chooseBankAccount(login, { account: 'savings' });
  await expectPaid(page, 'US bank account, savings ending in 0001');
});

test('demo: a bank account says what is missing; one that its bank does not confirm is not charged', async ({ page, shop, sandbox }) => {
  await payBy(page, shop, 'usBankAccount');
  await pay(page);
  await expect(page.locator('[data-invalid] > [data-tender-message]')).toHaveCount(8);
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Routing number').fill('011000016');
  await page.getByLabel('Account number').fill('1000000003');
  await typeOwner(page);
  await expect(page.locator('[data-invalid] > [data-tender-message]')).toHaveText(/^A routing number has nine digits/);
  await page.getByLabel('Routing number').fill('011000015');
  await pay(page);
  await expect(notice(page)).toContainText('Your bank did not confirm this account.');
  expect(sales(sandbox)).toBe(0);
  await page.getByLabel('Account number').fill('1000000000');
  await pay(page);
  await expectPaid(page, 'US bank account, checking ending in 0000');
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('demo: with the newer methods nothing is wider than the window', async ({ page, shop }) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await goToCheckout(page, shop);
    await page.getByLabel('E-mail address').fill('ada@example.com');
    for (const method of ['googlePay', 'venmo', 'usBankAccount', 'unionPay'] as const) {
      await choose(page, method);
      if (method !== 'googlePay' && method !== 'venmo') await pay(page); // with every message there is
      expect([method, await overflow()]).toEqual([method, 0]);
    }
    await typeUnionPay(page);
    await pay(page);
    await expect(page.getByLabel('Code from the text message')).toBeVisible();
    expect(await overflow()).toBe(0);
  });

  test('demo: a bank that asks in the shop’s own dialog is not wider than the window', async ({ page, shop }) => {
    await beginChallenge(page, shop, '2-inline-iframe');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`demo: the newer methods keep to the policy and are accessible, ${colorScheme}`, async ({ page, shop }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/content security|trusted/i.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await goToCheckout(page, shop);
      await page.getByLabel('E-mail address').fill('ada@example.com');
      for (const method of ['googlePay', 'usBankAccount', 'unionPay', 'venmo'] as const) {
        await choose(page, method);
        if (method === 'usBankAccount' || method === 'unionPay') await pay(page); // with every message there is
        await expectAccessible(page);
      }
      await page.getByRole('radio', { name: 'Card', exact: true }).check();
      await verifyBy(page, '2-inline-iframe');
      await typeAll(page, CHALLENGE);
      await pay(page);
      await expect(bank(page)).toBeVisible();
      await expectAccessible(page);
      await passChallenge(page);
      await expectPaid(page, VERIFIED);
      expect(complaints).toEqual([]);
    });
  });
}
