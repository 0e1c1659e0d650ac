// What there is to be seen in the demo shop, and how to bring it about.

/** @param help the sandbox's helpers for Playwright, `@tender/sandbox/testing` */
export function shotList({ fillCard, cancelPayPal }) {
  const open = async ({ page, shop }, hash = '') => void (await page.goto(`${shop.url}/${hash}`));
  const add = (page, name) => page.getByRole('button', { name: `Add to basket ${name}` }).click();

  async function filled(at) {
    await open(at);
    await add(at.page, 'Stoneware mug');
    await add(at.page, 'Rubber plant');
    await at.page.getByRole('button', { name: 'Add one more (1) Stoneware mug' }).click();
  }
  async function checkout(at) {
    await filled(at);
    await at.page.getByRole('link', { name: 'Go to checkout' }).click();
    await ready(at.page);
  }
  const ready = (page) => page.locator('button[type=submit][aria-disabled=false]').waitFor();
  const pay = (page) => page.locator('button[type=submit]').click();
  const type = async (page) => {
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await fillCard(page, CARD);
  };
  const outcome = async (page, text) => {
    await page.locator('.aids summary').click();
    const option = page.getByLabel('Outcome by amount').locator('option', { hasText: text });
    await page.getByLabel('Outcome by amount').selectOption(await option.getAttribute('value'));
    await page.locator('.aids summary').click();
  };
  const paid = async (at) => {
    await checkout(at);
    await type(at.page);
    await pay(at.page);
    await at.page.getByRole('heading', { name: 'Thank you!' }).waitFor();
    await at.page.locator('.sheet').waitFor();
  };
  /** Shown before its answer comes. */
  const stalled = (page, path) => page.route(path, () => new Promise(() => undefined));
  const broken = (page, path) => page.route(path, (route) => route.abort());

  const method = (name, value) => ({
    name: `checkout-${name}`,
    async prepare(at) {
      await checkout(at);
      await at.page.locator(`input[name=method][value=${value}]`).check();
      await settled(at.page);
    },
  });
  const settled = (page) => page.waitForLoadState('networkidle');

  /** Past its first step: where it goes on with an e-mail address. */
  async function express(at, method) {
    const { page } = at;
    await filled(at);
    await open(at, '#/express');
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByRole('radio', { name: method, exact: true }).check();
    await page.locator('[data-tender-pay-area] button[aria-disabled=false]').waitFor();
    await settled(page);
  }
  const payExpress = (page) => page.locator('[data-tender-pay-area] [data-tender-button]').click();
  const expressMethod = (name, title) => ({ name: `express-${name}`, prepare: (at) => express(at, title) });

  return [
    { name: 'shop', prepare: async (at) => (await open(at), at.page.locator('.product').first().waitFor()) },
    { name: 'shop-basket', prepare: filled },
    {
      name: 'shop-loading',
      async prepare(at) {
        await stalled(at.page, '**/api/config');
        await open(at);
      },
    },
    {
      name: 'shop-error',
      async prepare(at) {
        await broken(at.page, '**/api/config');
        await open(at);
        await at.page.locator('.notice').waitFor();
      },
    },
    { name: 'checkout-empty', prepare: (at) => open(at, '#/checkout') },
    { name: 'checkout-card', prepare: checkout },
    {
      name: 'checkout-card-loading',
      async prepare(at) {
        await stalled(at.page, '**/html/hosted-fields-frame*');
        await filled(at);
        await at.page.getByRole('link', { name: 'Go to checkout' }).click();
      },
    },
    {
      name: 'checkout-card-missing',
      async prepare(at) {
        await checkout(at);
        await pay(at.page);
        await at.page.locator('.wrong-message, [data-invalid] [data-tender-message]').first().waitFor();
      },
    },
    {
      name: 'checkout-card-typed',
      async prepare(at) {
        await checkout(at);
        await type(at.page);
      },
    },
    {
      name: 'checkout-card-declined',
      async prepare(at) {
        await checkout(at);
        await type(at.page);
        await outcome(at.page, '$2,001.00');
        await pay(at.page);
        await at.page.locator('.notice').waitFor();
      },
    },
    {
      name: 'checkout-gateway-away',
      async prepare(at) {
        at.sandbox.faults.add({ match: { path: '/graphql' }, action: { status: 503 } });
        await checkout(at);
        await type(at.page);
        await pay(at.page);
        await at.page.locator('.notice').waitFor();
      },
    },
    {
      name: 'checkout-paypal-left',
      async prepare(at) {
        await checkout(at);
        await at.page.getByLabel('E-mail address').fill('ada@example.com');
        await at.page.locator('input[name=method][value=paypal]').check();
        await ready(at.page);
        const [popup] = await Promise.all([at.page.waitForEvent('popup'), pay(at.page)]);
        await cancelPayPal(popup);
        await at.page.locator('.notice').waitFor();
      },
    },
    method('paypal', 'paypal'),
    method('paypal-button', 'paypal-button'),
    method('sepa', 'sepa'),
    method('local-payment', 'local-payment'),
    method('masterpass', 'masterpass'),
    method('google-pay', 'google-pay'),
    method('venmo', 'venmo'),
    method('us-bank-account', 'us-bank-account'),
    method('union-pay', 'union-pay'),
    {
      name: 'checkout-test-aids',
      async prepare(at) {
        await checkout(at);
        await at.page.locator('.aids summary').click();
      },
    },
    { name: 'express-empty', prepare: (at) => open(at, '#/express') },
    {
      name: 'express-email',
      async prepare(at) {
        await filled(at);
        await open(at, '#/express');
        await at.page.getByText('Enter your e-mail address to go on.').waitFor();
      },
    },
    {
      name: 'express-loading',
      async prepare(at) {
        await stalled(at.page, '**/api/saved/client-token');
        await filled(at);
        await open(at, '#/express');
        await at.page.getByLabel('E-mail address').fill('ada@example.com');
        await at.page.locator('[data-tender-skeleton]').waitFor();
      },
    },
    {
      name: 'express-error',
      async prepare(at) {
        await broken(at.page, '**/api/saved/client-token');
        await filled(at);
        await open(at, '#/express');
        await at.page.getByLabel('E-mail address').fill('ada@example.com');
        await at.page.locator('[data-tender-notice]').waitFor();
      },
    },
    expressMethod('card', 'Card'),
    expressMethod('paypal', 'PayPal'),
    expressMethod('venmo', 'Venmo'),
    expressMethod('us-bank-account', 'US bank account'),
    {
      name: 'express-google-pay',
      async prepare(at) {
        await filled(at);
        await open(at, '#/express');
        await at.page.getByLabel('E-mail address').fill('ada@example.com');
        await at.page.getByRole('radio', { name: 'Google Pay' }).check();
        await settled(at.page);
      },
    },
    {
      name: 'express-sepa',
      async prepare(at) {
        await inEuro(at.page);
        await express(at, 'SEPA Direct Debit');
      },
    },
    {
      name: 'express-saved',
      async prepare(at) {
        await open(at, '#/saved');
        await at.page.getByRole('button', { name: 'Save a test card' }).click();
        await at.page.getByText('A test card was saved.').waitFor();
        await express(at, 'Saved payment methods');
      },
    },
    {
      name: 'express-card-missing',
      async prepare(at) {
        await express(at, 'Card');
        await payExpress(at.page);
        await at.page.locator('[data-invalid] [data-tender-message]').first().waitFor();
      },
    },
    {
      name: 'express-card-declined',
      async prepare(at) {
        // The shop's own test aids are beside the other checkout.
        await checkout(at);
        await outcome(at.page, '$2,001.00');
        await open(at, '#/express');
        await at.page.getByLabel('E-mail address').fill('ada@example.com');
        await at.page.getByRole('radio', { name: 'Card', exact: true }).check();
        await fillCard(at.page, VERIFIED);
        await payExpress(at.page);
        await at.page.locator('[data-tender-notice]').waitFor();
      },
    },
    {
      name: 'express-paypal-left',
      async prepare(at) {
        await express(at, 'PayPal');
        const [popup] = await Promise.all([at.page.waitForEvent('popup'), payExpress(at.page)]);
        await cancelPayPal(popup);
        await at.page.locator('[data-tender-notice]').waitFor();
      },
    },
    {
      name: 'express-paypal-waiting',
      async prepare(at) {
        await express(at, 'PayPal');
        await Promise.all([at.page.waitForEvent('popup'), payExpress(at.page)]);
        await at.page.locator('[data-tender-waiting]').waitFor();
      },
    },
    {
      name: 'express-paying',
      async prepare(at) {
        await express(at, 'Card');
        await fillCard(at.page, VERIFIED);
        await stalled(at.page, '**/api/orders');
        await payExpress(at.page);
        await at.page.getByRole('button', { name: 'Paying…' }).waitFor();
      },
    },
    {
      name: 'express-paid',
      async prepare(at) {
        await express(at, 'Card');
        await fillCard(at.page, VERIFIED);
        await payExpress(at.page);
        await at.page.locator('.sheet').waitFor();
      },
    },
    {
      name: 'gift',
      async prepare(at) {
        await open(at, 'gift');
        await ready(at.page);
      },
    },
    { name: 'gift-without-script', prepare: withoutScript },
    {
      name: 'gift-typed',
      async prepare(at) {
        await gift(at);
      },
    },
    {
      name: 'gift-missing',
      async prepare(at) {
        await open(at, 'gift');
        await ready(at.page);
        await pay(at.page);
        await at.page.locator('.wrong-message').first().waitFor();
      },
    },
    {
      name: 'order-gift',
      async prepare(at) {
        await gift(at);
        await pay(at.page);
        await at.page.locator('.sheet').waitFor();
      },
    },
    { name: 'order-paid', prepare: paid },
    {
      name: 'order-print',
      media: { media: 'print' },
      prepare: paid,
    },
    {
      name: 'order-refunded',
      async prepare(at) {
        await paid(at);
        await at.page.getByRole('button', { name: /^Settle now/ }).click();
        await at.page.getByRole('button', { name: /^Refund/ }).click();
        await at.page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
        await at.page.getByText('was refunded').waitFor();
      },
    },
    {
      name: 'order-question',
      full: false,
      async prepare(at) {
        await paid(at);
        await at.page.getByRole('button', { name: /^Cancel payment/ }).click();
      },
    },
    {
      name: 'order-declined',
      async prepare(at) {
        await checkout(at);
        await type(at.page);
        await outcome(at.page, '$2,001.00');
        await pay(at.page);
        await at.page.locator('.notice').waitFor();
        await open(at, '#/orders');
        await at.page.locator('.order-id').first().click();
        await at.page.locator('.sheet').waitFor();
      },
    },
    {
      name: 'order-waiting',
      async prepare(at) {
        await checkout(at);
        await at.page.getByLabel('E-mail address').fill('ada@example.com');
        await at.page.locator('input[name=method][value=local-payment]').check();
        await at.page.getByLabel('Pay with').selectOption('blik');
        await at.page.getByLabel('First name').fill('Ada');
        await at.page.getByLabel('Last name').fill('Lovelace');
        await at.page.getByLabel('BLIK code').fill('123456');
        await ready(at.page);
        await pay(at.page);
        await at.page.locator('.sheet').waitFor();
      },
    },
    {
      name: 'order-unknown',
      async prepare(at) {
        await open(at, '#/orders/NONE');
        await at.page.locator('.notice').waitFor();
      },
    },
    {
      name: 'order-loading',
      async prepare(at) {
        await stalled(at.page, '**/api/orders/*');
        await open(at, '#/orders/A1B2');
        await at.page.locator('.bone').waitFor();
      },
    },
    {
      name: 'orders',
      async prepare(at) {
        await paid(at);
        await checkout(at);
        await type(at.page);
        await outcome(at.page, '$2,001.00');
        await pay(at.page);
        await at.page.locator('.notice').waitFor();
        await open(at, 'gift');
        await gift(at);
        await pay(at.page);
        await at.page.locator('.sheet').waitFor();
        await open(at, '#/orders');
        await at.page.locator('.order').nth(2).waitFor();
      },
    },
    {
      name: 'orders-empty',
      async prepare(at) {
        await open(at, '#/orders');
        await at.page.locator('.empty').waitFor();
      },
    },
    {
      name: 'orders-loading',
      async prepare(at) {
        await stalled(at.page, '**/api/orders');
        await open(at, '#/orders');
        await at.page.locator('.bone').first().waitFor();
      },
    },
    {
      name: 'orders-error',
      async prepare(at) {
        await broken(at.page, '**/api/orders');
        await open(at, '#/orders');
        await at.page.locator('.notice').waitFor();
      },
    },
    {
      name: 'saved',
      async prepare(at) {
        await open(at, '#/saved');
        await at.page.getByRole('button', { name: 'Save a test card' }).click();
        await at.page.getByText('A test card was saved.').waitFor();
      },
    },
    {
      name: 'saved-empty',
      async prepare(at) {
        await open(at, '#/saved');
        await at.page.getByRole('button', { name: 'Save a test card' }).waitFor();
      },
    },
    {
      name: 'saved-loading',
      async prepare(at) {
        await stalled(at.page, '**/api/saved/client-token');
        await open(at, '#/saved');
        await at.page.getByText('Loading your saved methods').waitFor();
      },
    },
    {
      name: 'saved-error',
      async prepare(at) {
        await broken(at.page, '**/api/saved/client-token');
        await open(at, '#/saved');
        await at.page.locator('.notice').waitFor();
      },
    },
    { name: 'forced-shop', media: { forcedColors: 'active' }, prepare: filled },
    { name: 'forced-checkout', media: { forcedColors: 'active' }, prepare: checkout },
    { name: 'forced-express', media: { forcedColors: 'active' }, prepare: (at) => express(at, 'Card') },
    { name: 'forced-order', media: { forcedColors: 'active' }, prepare: paid },
    { name: 'forced-gift', media: { forcedColors: 'active' }, prepare: gift },
  ];

  async function gift(at) {
    const { page } = at;
    await open(at, 'gift');
    await ready(page);
    await page.getByLabel('Their e-mail address').fill('grace@example.com');
    await page.getByLabel('Your words').fill('Happy birthday, Grace!\nFor the desk by the window.');
    await page.getByLabel('Your e-mail address').fill('ada@example.com');
    const { number, expirationDate, cvv, postalCode } = CARD;
    await fillCard(page, { number, expirationDate, cvv, postalCode });
  }

  /** A shop whose prices are in euro, where direct debits are possible. */
  async function inEuro(page) {
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), currency: 'EUR' } });
    });
  }

  /** As the server sends it. */
  async function withoutScript(at) {
    await at.page.route('**/*.js', (route) => route.abort());
    await open(at, 'gift');
  }
}

/** A documented test card. */
const CARD = { cardholderName: 'Ada Lovelace', number: '4111111111111111', expirationDate: '12/2030', cvv: '123', postalCode: '60601' };

/** Another, whose bank verifies it without a question. */
const VERIFIED = { ...CARD, number: '4000000000002701' };
