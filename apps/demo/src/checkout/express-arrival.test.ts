import { parseRoute } from '../use-route';
import { endExpressArrival, keepEmail, keptEmail, markExpress } from './express-arrival';

const arriveAt = (address: string): void => history.replaceState(null, '', address);

afterEach(() => {
  sessionStorage.clear();
  arriveAt('/');
});

test('default: who left the express checkout for Venmo’s app comes back to it', () => {
  arriveAt('/#/express');
  markExpress();
  const left = location.href.replace(/#.*$/, '');
  arriveAt(`${left}#venmoSuccess=1&paymentMethodNonce=n`); // as the app does
  expect(parseRoute(location)).toEqual({ page: 'express' });
  endExpressArrival();
  expect(location.hash).toBe('#/express');
  expect(parseRoute(location)).toEqual({ page: 'express' });
});

test('behavior: away from the express checkout the address says nothing of it', () => {
  arriveAt('/#/express');
  const unmark = markExpress();
  location.hash = '#/orders';
  unmark();
  expect(location.href).toBe(`${location.origin}/#/orders`);
  arriveAt('/#venmoSuccess=1');
  expect(parseRoute(location)).toEqual({ page: 'checkout', method: 'venmo' });
});

test('behavior: what the app said stays until it was read, and other addresses stay as they are', () => {
  arriveAt('/?return=express#venmoCancel=1');
  markExpress();
  expect(location.hash).toBe('#venmoCancel=1');
  arriveAt('/?return=express#/orders/A1B2?new');
  endExpressArrival();
  expect(location.hash).toBe('#/orders/A1B2?new');
});

test('behavior: the e-mail address is kept for this tab', () => {
  expect(keptEmail()).toBe('');
  keepEmail('ada@example.com');
  expect(keptEmail()).toBe('ada@example.com');
});
