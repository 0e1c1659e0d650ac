import { createFallbackLink } from './create-fallback-link';

const shop = { channel: 'c', r: 'https://shop.example/back', t: 'Back to the shop' };

test.each<[string, Record<string, string>, string]>([
  ['a payment', { token: 'T', paymentId: 'P 1', PayerID: 'Y&' }, '?btLpToken=T&btLpPaymentId=P%201&btLpPayerId=Y%26'],
  ['a cancellation', { token: 'T', c: '1' }, '?btLpToken=T&wasCanceled=true'],
  ['an error', { token: 'T', errorcode: 'processing_error' }, '?btLpToken=T&errorcode=processing_error&wasCanceled=false'],
  ['an error of a cancellation', { token: 'T', errorcode: 'e', c: '1' }, '?btLpToken=T&errorcode=e&wasCanceled=true'],
  ['an error without a token', { errorcode: 'e', c: '0' }, '?errorcode=e&wasCanceled=false'],
  ['nothing', {}, ''],
])('default: %s', (_, parameters, query) => {
  expect(createFallbackLink({ ...shop, ...parameters })).toEqual({ url: `https://shop.example/back${query}`, text: 'Back to the shop' });
});

test.each([
  ['https%3A%2F%2Fshop.example%2F%3Fa%3D1', 'https://shop.example/?a=1&btLpToken=T'],
  ['https://shop.example/#/pay', 'https://shop.example/#/pay?btLpToken=T'],
  ['https://shop.example/?a=1#top', 'https://shop.example/?a=1&btLpToken=T#top'],
  ['shop.app://back', 'shop.app://back?btLpToken=T'],
  ['https://shop.example/100%', 'https://shop.example/100%?btLpToken=T'],
  ['javascript:alert(1)', 'about:blank?btLpToken=T'],
  ['JaVaScRiPt:alert(1)', 'about:blank?btLpToken=T'],
  ['%6Aavascript:alert(1)', 'about:blank?btLpToken=T'],
  [' java\nscript:alert(1)', 'about:blank?btLpToken=T'],
  ['data:text/html,x', 'about:blank?btLpToken=T'],
  ['vbscript:x', 'about:blank?btLpToken=T'],
])('behavior: the URL %j becomes %j', (r, url) => {
  expect(createFallbackLink({ ...shop, r, token: 'T' })?.url).toBe(url);
});

test.each([
  ['Zur%C3%BCck', 'Zurück'],
  ['100% back', '100% back'],
  ['<b>Back</b>', '<b>Back</b>'],
])('behavior: the text %j is shown as %j', (t, text) => {
  expect(createFallbackLink({ ...shop, t })?.text).toBe(text);
});

test.each([{ r: '' }, { t: '' }, { r: 'undefined', t: 'undefined' }])('behavior: returns no link with %j', (parameters) => {
  expect(createFallbackLink({ ...shop, ...parameters })).toBeUndefined();
  expect(createFallbackLink({ token: 'T' })).toBeUndefined();
});
