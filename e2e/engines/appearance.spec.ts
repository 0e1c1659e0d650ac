import { cardField, css, labelled } from './customer';
import type { Shopper } from './shop';
import { expect, test } from './test';

// Dark pages, forced colours, and 200 % zoom, which leaves a window of 1280 by 800 as much room as one of 640 by 400.

async function payByVisa(shopper: Shopper): Promise<void> {
  await shopper.payByCard();
  await shopper.expectPaid('Visa ending in 1111');
}

/** How light a colour is, from 0 to 1. */
const lightness = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

test.describe('in the dark', () => {
  test.use({ settings: { isDark: true } });

  test('a dark page has light text, also in the card fields', async ({ customer, shopper }) => {
    await shopper.goToCheckout();
    const ground = await customer.evaluate(css('body'), (body) => getComputedStyle(body).backgroundColor);
    expect(lightness(ground)).toBeLessThan(0.3);
    const words = await customer.evaluate(cardField('number'), (field) => getComputedStyle(field).color);
    expect(lightness(words)).toBeGreaterThan(0.6);
    const fieldGround = await customer.evaluate(
      cardField('number'),
      (field) => getComputedStyle(field.ownerDocument.documentElement).backgroundColor,
    );
    expect(['rgba(0, 0, 0, 0)', 'transparent']).toContain(fieldGround);
    await payByVisa(shopper);
  });
});

test.describe('in the dark, in one component', () => {
  test.use({ settings: { isDark: true } });

  test('the express checkout has light text in its card fields', async ({ customer, shopper }) => {
    await shopper.openExpress();
    await customer.click(labelled('Card'));
    const words = (): Promise<number> => customer.evaluate(cardField('number'), (field) => getComputedStyle(field).color).then(lightness);
    await expect.poll(words, { timeout: 15_000 }).toBeGreaterThan(0.6);
  });
});

test.describe('in forced colours', { tag: '@forced-colours' }, () => {
  test.use({ settings: { hasForcedColors: true } });

  test('a card pays with forced colors', async ({ customer, shopper }) => {
    await shopper.goToCheckout();
    expect(await customer.evaluate(css('body'), () => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await customer.evaluate(cardField('number'), () => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await payByVisa(shopper);
  });
});

test.describe('zoomed', () => {
  test.use({ settings: { width: 640, height: 400 } });

  test('at 200 % nothing is wider than the window, and a card pays', async ({ shopper }) => {
    await shopper.goToCheckout();
    expect(await shopper.overflow()).toBe(0);
    await payByVisa(shopper);
    expect(await shopper.overflow()).toBe(0);
  });
});
