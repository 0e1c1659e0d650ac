import { parseRoute } from './use-route';

test.each([
  ['', { page: 'shop' }],
  ['#/', { page: 'shop' }],
  ['#/checkout', { page: 'checkout' }],
  ['#/orders', { page: 'orders' }],
  ['#/saved', { page: 'saved' }],
  ['#/orders/A1B2', { page: 'order', id: 'A1B2', fresh: false }],
  ['#/orders/A1B2?new', { page: 'order', id: 'A1B2', fresh: true }],
  ['#/orders/%', { page: 'order', id: '%', fresh: false }],
  ['#/nowhere', { page: 'shop' }],
  ['#venmoSuccess=1&paymentMethodNonce=n', { page: 'checkout' }],
])('default: %s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});
