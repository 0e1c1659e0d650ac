import type { CartLine, Currency, Order, Product, TestOutcome } from './contract';
import { createProblem } from './problem';

export const CURRENCY: Currency = 'USD';

export const PRODUCTS: readonly Product[] = [
  { id: 'mug', name: 'Stoneware mug', description: 'Holds 350 ml, survives the dishwasher.', price: 1800 },
  { id: 'notebook', name: 'Linen notebook', description: '160 dotted pages that lie flat.', price: 1450 },
  { id: 'lamp', name: 'Desk lamp', description: 'Warm light, three steps, one button.', price: 6400 },
  { id: 'plant', name: 'Rubber plant', description: 'Forgives a forgotten week.', price: 3200 },
  { id: 'pencils', name: 'Cedar pencils', description: 'Six of them, soft, in a paper band.', price: 900 },
  { id: 'tray', name: 'Oak tray', description: 'For what lies about: pens, clips, a coin.', price: 3800 },
];

/** The products of the gift card page. */
export const GIFT_CARDS: readonly Product[] = [2500, 5000, 10000].map((price) => ({
  id: `gift-${price}`,
  name: 'Gift card',
  description: 'Goes by e-mail, good for three years.',
  price,
}));

const outcome = (price: number, name: string, effect: string): TestOutcome => ({
  id: `test-${price}`,
  name: `Test amount: ${name}`,
  description: effect,
  price,
  effect,
});

/** Amounts for which the provider's sandbox documents an outcome. */
export const TEST_OUTCOMES: readonly TestOutcome[] = [
  outcome(2500, 'approved', 'The payment is approved.'),
  outcome(200000, 'Do Not Honor', 'Declined by the processor with 2000.'),
  outcome(200100, 'Insufficient Funds', 'Declined by the processor with 2001.'),
  outcome(200400, 'Expired Card', 'Declined for good with 2004.'),
  outcome(201000, 'Card Issuer Declined CVV', 'Declined for good with 2010.'),
  outcome(204600, 'Declined', 'Declined by the bank with 2046.'),
  outcome(300000, 'processor unavailable', 'Fails with 3000: the processor’s network is down.'),
  outcome(500100, 'rejected by the gateway', 'Rejected: application incomplete.'),
];

export interface PricedCart {
  readonly lines: Order['lines'];
  readonly total: number;
}

/**
 * Adds up the prices of a cart. Lines of the same product are merged.
 * @throws a problem `unknown-product`
 */
export function priceCart(cart: readonly CartLine[], products: readonly Product[]): PricedCart {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of cart) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  const lines = [...quantities].map(([productId, quantity]) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) throw createProblem('unknown-product', { errors: [{ code: 'unknown-product', field: 'cart', message: productId }] });
    return { productId, name: product.name, quantity, unitPrice: product.price, total: product.price * quantity };
  });
  return { lines, total: lines.reduce((sum, line) => sum + line.total, 0) };
}

/** Formats cents as the gateway expects amounts: `1800` as `18.00`. */
export function toAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
