import { parseRoute } from './parse-route';

test.each([
  ['', { page: 'shop' }],
  ['#/', { page: 'shop' }],
  ['#/checkout', { page: 'checkout' }],
  ['#/checkout/sepa', { page: 'checkout', method: 'sepa' }],
  ['#/orders', { page: 'orders' }],
  ['#/saved', { page: 'saved' }],
  ['#/express', { page: 'express' }],
  ['#/orders/A1B2', { page: 'order', id: 'A1B2', fresh: false }],
  ['#/orders/A1B2?new', { page: 'order', id: 'A1B2', fresh: true }],
  ['#/orders/%', { page: 'order', id: '%', fresh: false }],
  ['#/nowhere', { page: 'shop' }],
  ['#venmoSuccess=1&paymentMethodNonce=n', { page: 'checkout', method: 'venmo' }],
])('default: %s', (hash, route) => {
  expect(parseRoute({ hash, search: '', pathname: '/' })).toEqual(route);
});

test('behavior: what Venmo’s app says is for the page that the customer left', () => {
  const hash = '#venmoSuccess=1';
  expect(parseRoute({ hash, search: '?return=express', pathname: '/' })).toEqual({ page: 'express' });
  expect(parseRoute({ hash, search: '?return=venmo', pathname: '/' })).toEqual({ page: 'checkout', method: 'venmo' });
});

test('behavior: a path of its own, which the part after `#` overrules', () => {
  expect(parseRoute({ hash: '', search: '?return=express', pathname: '/express' })).toEqual({ page: 'express' });
  expect(parseRoute({ hash: '#/orders', search: '', pathname: '/express' })).toEqual({ page: 'orders' });
});
