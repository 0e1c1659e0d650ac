import { useEffect, useReducer, type Dispatch } from 'react';
import type { CartLine } from '../server/contract';
import { changeCart, EMPTY_CART, type Cart, type CartAction } from './cart';

const KEY = 'fern-and-field.basket';

/** Holds the basket, which survives a reload of this tab. */
export function useCart(): [Cart, Dispatch<CartAction>] {
  const [cart, change] = useReducer(changeCart, EMPTY_CART, restore);
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(cart));
    } catch {
      // Storage is full or switched off: the basket lives as long as the page.
    }
  }, [cart]);
  return [cart, change];
}

function restore(empty: Cart): Cart {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { lines?: unknown; aside?: unknown };
    return { ...empty, ...(isCart(stored.lines) && { lines: stored.lines }), ...(isCart(stored.aside) && { aside: stored.aside }) };
  } catch {
    return empty;
  }
}

/** Counts the pieces in the basket of this tab. */
export const storedPieces = (): number => restore(EMPTY_CART).lines.reduce((sum, { quantity }) => sum + quantity, 0);

function isCart(value: unknown): value is CartLine[] {
  return (
    Array.isArray(value) &&
    value.every((line: Partial<CartLine> | null) => typeof line?.productId === 'string' && typeof line.quantity === 'number')
  );
}
