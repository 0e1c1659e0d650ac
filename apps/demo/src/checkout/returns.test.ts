import { parseRoute } from '../parse-route';
import { createReturnUrl, EXPRESS_ADDRESS, markExpress, readReturn, removeReturn, removeVenmoResult, showReturnedMethod } from './returns';
import { readEmail, storeEmail } from './stored-email';

const openPage = (url: string): void => history.replaceState(null, '', url);
afterEach(() => openPage('/'));

test('default: a customer who returns from a bank sees the method, and its result stays in the URL', () => {
  openPage(`${createReturnUrl('local-payment', { type: 'p24' })}&token=1`);
  showReturnedMethod();
  expect([location.hash, readReturn('type')]).toEqual(['#/checkout/local-payment', 'p24']);
  expect(location.search).toContain('token=1');
  removeReturn();
  expect(location.href).toBe(`${location.origin}/#/checkout/local-payment`);
});

test.each(['/', '/?return=card', '/?return='])('behavior: %s is no return', (url) => {
  openPage(url);
  showReturnedMethod();
  expect(location.hash).toBe('');
});

test('default: a customer who returns from Venmo’s app to the express checkout sees it again', () => {
  openPage('/#/express');
  markExpress();
  openPage(`${location.search}#venmoSuccess=1&paymentMethodNonce=n`); // what the app does
  expect(parseRoute(location)).toEqual({ page: 'express' });
  removeVenmoResult(EXPRESS_ADDRESS);
  expect(location.href).toBe(`${location.origin}/?return=express#/express`);
});

test('behavior: other addresses stay as they are', () => {
  openPage('/#/orders/A1B2?new');
  removeVenmoResult('#/checkout/venmo');
  removeReturn();
  expect(location.hash).toBe('#/orders/A1B2?new');
});

test('default: the tab keeps the e-mail address', () => {
  storeEmail('ada@example.com');
  expect(readEmail()).toBe('ada@example.com');
});
