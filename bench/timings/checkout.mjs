import { measureByTurns } from './sample.mjs';

/** The fields that a checkout with a card shows by default. */
const FIELDS = ['number', 'expirationDate', 'cvv'];

/**
 * Measures `<Checkout>` with a card until it can be paid, from its rendering on. The floor is `hostedFields.create` with the same fields, on a page with the
 * same scripts.
 */
export async function measureCheckout(setting, repetitions) {
  const shows = {
    ours: async (page) => {
      const startedAt = await page.evaluate((authorization) => {
        const now = performance.now();
        window.checkoutPage.show({ authorization, methods: ['card'] });
        return now;
      }, setting.authorization);
      await page.evaluate(() => window.checkoutReady); // a locator would run code of its own in the page meanwhile
      return startedAt;
    },
    floor: (page) => page.evaluate(createFields, { authorization: setting.authorization, names: FIELDS }),
  };
  const times = await measureByTurns(Object.keys(shows), repetitions, async (subject) => {
    const context = await setting.newContext();
    const page = await setting.visit(context, 'checkout', (opened) => opened.addInitScript(recordReady));
    const startedAt = await shows[subject](page);
    const endedAt = await page.evaluate(() => window.readyAt ?? performance.now());
    await context.close();
    return endedAt - startedAt;
  });
  return [{ what: 'a checkout with a card, ready', unit: 'ms', ...times }];
}

/** Runs in the page: remembers when the checkout's button could be pressed. */
function recordReady() {
  window.checkoutReady = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-tender-checkout] button[type=submit][aria-disabled=false]')) return;
      window.readyAt = performance.now();
      observer.disconnect();
      resolve(undefined);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-disabled'] });
  });
}

/** Runs in the page. Returns when it began. */
async function createFields({ authorization, names }) {
  const fields = names.map((name) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.style.height = '40px';
    return [name, { container }];
  });
  const startedAt = performance.now();
  await window.tender.hostedFields.create({ authorization, fields: Object.fromEntries(fields) });
  window.readyAt = performance.now();
  return startedAt;
}
