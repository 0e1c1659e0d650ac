import { useCallback, useRef, useState, type Dispatch } from 'react';
import { CART_COOKIE, changeCart, EMPTY_CART, parseCart, type Cart, type CartAction } from './cart';

/**
 * Holds the basket, which survives a reload.
 * @param sent is the basket that the server has rendered
 */
export function useCart(sent?: Cart): [Cart, Dispatch<CartAction>] {
  const [cart, setCart] = useState(() => sent ?? readCart());
  const latest = useRef(cart);
  const change = useCallback((action: CartAction) => {
    latest.current = changeCart(latest.current, action);
    storeCart(latest.current); // now, because the page may be about to be left
    setCart(latest.current);
  }, []);
  return [cart, change];
}

/** Where the browser accepts no cookies, the basket lives as long as the page. */
function storeCart(cart: Cart): void {
  document.cookie = `${CART_COOKIE}=${encodeURIComponent(JSON.stringify(cart))}; path=/; SameSite=Lax`;
}

function readCart(): Cart {
  const [, text = ''] = new RegExp(`(?:^|; )${CART_COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    return parseCart(decodeURIComponent(text));
  } catch {
    return EMPTY_CART; // a cookie that this shop has not written
  }
}

/** Counts the pieces in the basket. */
export const storedPieces = (): number => readCart().lines.reduce((sum, { quantity }) => sum + quantity, 0);
