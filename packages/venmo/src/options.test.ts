import { unusedOptions } from './options';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const usage = { paymentMethodUsage: 'single_use' };

/** Names of the options that have no effect beside the others. */
function listUnused(options: Record<string, unknown>, userAgent = ANDROID): string[] {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const unused: readonly string[] = unusedOptions['venmo.create'](options);
  return Object.keys(options).filter((name) => unused.includes(name));
}

test.each([
  [
    'what only payments with a usage have',
    { displayName: 'Shop', riskCorrelationId: 'a', taxAmount: '1' },
    ['displayName', 'riskCorrelationId', 'taxAmount'],
  ],
  ['nothing of a payment with a usage', { ...usage, displayName: 'Shop', riskCorrelationId: 'a', taxAmount: '1' }, []],
  ['a style nonce without a window', { ...usage, styleCspNonce: 'n' }, ['styleCspNonce']],
  ['no style nonce for a window', { allowDesktopWebLogin: true, styleCspNonce: 'n' }, []],
])('%s has no effect', (_, options, expected) => {
  expect(listUnused(options)).toEqual(expected);
});

test.each([
  ['a computer, by QR code', LINUX, { allowDesktop: true }, ['totalAmount', 'deepLinkReturnUrl']],
  ['a computer, by a window', LINUX, { allowDesktopWebLogin: true }, ['deepLinkReturnUrl']],
  ['a computer without either', LINUX, {}, []],
  ['an Android phone', ANDROID, { allowDesktop: true }, []],
  ['an iPhone', IPHONE, { allowDesktop: true }, []],
])('amounts and the way back on %s', (_, userAgent, ways, expected) => {
  expect(listUnused({ ...usage, ...ways, totalAmount: '1', deepLinkReturnUrl: 'https://a.b' }, userAgent)).toEqual(expected);
});
