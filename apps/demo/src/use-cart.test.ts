import { CART_COOKIE } from './cart';
import { storedPieces } from './use-cart';

const store = (value: string): string => (document.cookie = `${CART_COOKIE}=${value}`);
afterEach(() => store(''));

test.each([
  [encodeURIComponent(JSON.stringify({ lines: [{ productId: 'mug', quantity: 2 }] })), 2],
  ['', 0],
  ['%E0%A4%A', 0],
  ['%7B', 0],
])('behavior: the cookie “%s” has %d pieces', (value, pieces) => {
  store(value);
  expect(storedPieces()).toBe(pieces);
});
