import { changeCart, EMPTY_CART, priceCart } from './cart';

const set = (productId: string, quantity: number) => ({ type: 'set', productId, quantity }) as const;
const mug = { id: 'mug', name: 'Mug', description: '', price: 1800 };

test('default: products come in, change in number and go', () => {
  const one = changeCart(EMPTY_CART, set('mug', 1));
  const three = changeCart(changeCart(one, set('lamp', 1)), set('mug', 3));
  expect(three.lines).toEqual([
    { productId: 'mug', quantity: 3 },
    { productId: 'lamp', quantity: 1 },
  ]);
  expect(changeCart(three, set('mug', 0)).lines).toEqual([{ productId: 'lamp', quantity: 1 }]);
});

test('behavior: a quantity stays between none and ninety-nine', () => {
  expect(changeCart(EMPTY_CART, set('mug', 500)).lines[0]?.quantity).toBe(99);
  expect(changeCart(EMPTY_CART, set('mug', -1)).lines).toEqual([]);
});

test('behavior: a test amount takes the place of the basket, which comes back', () => {
  const own = changeCart(EMPTY_CART, set('mug', 2));
  const first = changeCart(own, { type: 'test-amount', productId: 'test-200000' });
  const second = changeCart(first, { type: 'test-amount', productId: 'test-300000' });
  expect(second.lines).toEqual([{ productId: 'test-300000', quantity: 1 }]);
  expect(changeCart(second, { type: 'put-back' })).toEqual(own);
});

test('behavior: prices are added up, and what is no longer sold is left out', () => {
  const lines = [
    { productId: 'mug', quantity: 2 },
    { productId: 'gone', quantity: 1 },
  ];
  expect(priceCart(lines, [mug])).toEqual({ lines: [{ productId: 'mug', quantity: 2, product: mug, total: 3600 }], total: 3600 });
});
