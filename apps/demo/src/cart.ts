import type { Cart, CartLine, Product } from '../server/contract';

export type { Cart };

export const MOST = 99;

export type CartAction =
  | { type: 'set'; productId: string; quantity: number }
  | { type: 'test-amount'; productId: string }
  | { type: 'put-back' }
  | { type: 'empty' };

export const EMPTY_CART: Cart = { lines: [] };

export function changeCart(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'set': {
      const quantity = Math.min(Math.max(Math.trunc(action.quantity), 0), MOST);
      const known = cart.lines.some(({ productId }) => productId === action.productId);
      const line = { productId: action.productId, quantity };
      const lines = known ? cart.lines.map((old) => (old.productId === action.productId ? line : old)) : [...cart.lines, line];
      return { ...cart, lines: lines.filter((kept) => kept.quantity > 0) };
    }
    case 'test-amount':
      return { lines: [{ productId: action.productId, quantity: 1 }], aside: cart.aside ?? cart.lines };
    case 'put-back':
      return { lines: cart.aside ?? [] };
    case 'empty':
      return { lines: cart.aside ?? [] };
  }
}

export interface PricedLine extends CartLine {
  readonly product: Product;
  readonly total: number;
}

/** Name of the cookie with the basket, so that the server can render it. */
export const CART_COOKIE = 'fern-and-field.basket';

/** Reads a basket from the text of its cookie. Anything else is an empty one. */
export function parseCart(text: string | undefined): Cart {
  try {
    const stored = JSON.parse(text ?? '{}') as { lines?: unknown; aside?: unknown };
    return { ...EMPTY_CART, ...(isCart(stored.lines) && { lines: stored.lines }), ...(isCart(stored.aside) && { aside: stored.aside }) };
  } catch {
    return EMPTY_CART;
  }
}

function isCart(value: unknown): value is CartLine[] {
  return (
    Array.isArray(value) &&
    value.every((line: Partial<CartLine> | null) => typeof line?.productId === 'string' && typeof line.quantity === 'number')
  );
}

/** Adds up the prices that the page shows. The server adds up the charge itself. Products that are no longer sold are left out. */
export function priceCart(lines: readonly CartLine[], products: readonly Product[]): { lines: PricedLine[]; total: number } {
  const priced = lines.flatMap((line) => {
    const product = products.find(({ id }) => id === line.productId);
    return product ? [{ ...line, product, total: product.price * line.quantity }] : [];
  });
  return { lines: priced, total: priced.reduce((sum, { total }) => sum + total, 0) };
}
