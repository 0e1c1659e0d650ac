import { venmo } from './index';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${SAFARI}`;
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';

const options = [
  {},
  {},
  { allowNewBrowserTab: false },
  { allowWebviews: false },
  { allowNewBrowserTab: false, allowWebviews: false },
  { allowDesktop: true },
];

/** Yes or no for: no options, in an iframe, no new tab, no web views, neither, on computers. */
const MATRIX: [string, string, string][] = [
  ['Safari on an iPhone', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, 'YYYYYY'],
  ['a web view on iOS', `${IPHONE} Mobile/15E148`, 'YYYNNY'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`, 'YNNYNY'],
  ['Chrome on an iPad', `Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) ${SAFARI} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`, 'YNNYNY'],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/125.0 Mobile/15E148 Safari/605.1.15`, 'YYNYNY'],
  ['Edge on an iPhone', `${IPHONE} Version/17.0 EdgiOS/123.0.2420.56 Mobile/15E148 Safari/605.1.15`, 'YYYYYY'],
  ['DuckDuckGo on an iPhone', `${IPHONE} Version/17.4 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'YYYYYY'],
  ['Opera Touch on an iPhone', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.6.0`, 'YYYYYY'],
  ["Google's app on an iPhone", `${IPHONE} GSA/312.0.622671853 Mobile/15E148 Safari/604.1`, 'YYYNNY'],
  ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0.0.27.109;FBBV/589320415;FBDV/iPhone15,2]`, 'YYNNNY'],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 327.1.3.33.70 (iPhone15,2; iOS 17_4; en_US)`, 'YYYNNY'],
  ['Chrome on Android', `${PIXEL} ${BLINK} Chrome/124.0.0.0 Mobile Safari/537.36`, 'YYYYYY'],
  ['Edge on Android', `${PIXEL} ${BLINK} Chrome/124.0.0.0 Mobile Safari/537.36 EdgA/123.0.2420.102`, 'YYYYYY'],
  [
    'a web view on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36',
    'YYYNNY',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0', 'YYNYNY'],
  ['DuckDuckGo on Android', `${PIXEL} ${BLINK} Version/4.0 Chrome/124.0.0.0 Mobile DuckDuckGo/5 Safari/537.36`, 'YYNYNY'],
  ['Opera on Android', `${PIXEL} ${BLINK} Chrome/122.0.0.0 Mobile Safari/537.36 OPR/81.0.4292.78446`, 'YYNYNY'],
  ['Silk on Android', `Mozilla/5.0 (Linux; Android 9; KFMAWI) ${BLINK} Silk/118.4.5 like Chrome/118.0.5993.155 Safari/537.36`, 'YYNYNY'],
  [
    'the Samsung browser',
    `Mozilla/5.0 (Linux; Android 13; SM-S918B) ${BLINK} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
    'NNNNNN',
  ],
  [
    'Facebook on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/460.0.0.0.93;]',
    'NNNNNN',
  ],
  [
    'Instagram on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 Instagram 327.1.0.39.102 Android',
    'NNNNNN',
  ],
  [
    'Facebook on a Huawei',
    `Mozilla/5.0 (Linux; Android 10; HUAWEI P30) ${BLINK} Chrome/99.0 Mobile Safari/537.36 [FBAN/EMA;FBAV/300]`,
    'NNNNNN',
  ],
  ['Chrome on a computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/124.0.0.0 Safari/537.36`, 'NNNNNY'],
  ['Edge on a computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/124.0.0.0 Safari/537.36 Edg/124.0.2478.51`, 'NNNNNY'],
  ['Firefox on a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', 'NNNNNY'],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/17.4 Safari/605.1.15`, 'NNNNNY'],
];

function visitWith(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}
const supported = (): string =>
  options
    .map((each, index) => (index === 1 ? framed : venmo.isBrowserSupported)(each))
    .map((yes) => (yes ? 'Y' : 'N'))
    .join('');

function framed(supportOptions: object): boolean {
  const top = jest.spyOn(window, 'self', 'get').mockReturnValue({} as Window & typeof globalThis);
  const isSupported = venmo.isBrowserSupported(supportOptions);
  top.mockRestore();
  return isSupported;
}

// The test environment has touch events, which a computer has not.
const touch = Object.getOwnPropertyDescriptor(Document.prototype, 'ontouchend') as PropertyDescriptor;
beforeAll(() => void delete (Document.prototype as { ontouchend?: unknown }).ontouchend);
afterAll(() => void Object.defineProperty(Document.prototype, 'ontouchend', touch));

test.each(MATRIX)('behavior: %s', (_, userAgent, expected) => {
  visitWith(userAgent);
  expect(supported()).toBe(expected);
});

test('behavior: an iPad that calls itself a Mac has touch events', () => {
  visitWith(`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/17.4 Safari/605.1.15`);
  Object.assign(document, { ontouchend: null });
  expect(supported()).toBe('YYYYYY');
  delete (document as { ontouchend?: unknown }).ontouchend;
});

test.each<[object, boolean]>([
  [{ allowDesktopWebLogin: true }, true],
  [{ allowDesktopWebLogin: 'yes' }, false],
  [{ allowDesktop: 1 }, false],
  [{ allowDesktopWebLogin: false, allowDesktop: true }, true],
])('options: on a computer %j', (supportOptions, expected) => {
  visitWith('Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0');
  expect(venmo.isBrowserSupported(supportOptions)).toBe(expected);
});

const SAMSUNG = `Mozilla/5.0 (Linux; Android 13; SM-S918B) ${BLINK} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`;
/** Yes or no for allowNonDefaultBrowsers: not set, undefined, true, false, true and no new tab, false and no new tab. */
test.each([
  ['Safari on an iPhone', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, 'YYYYYY'],
  ['a web view on iOS', `${IPHONE} Mobile/15E148`, 'YYYYYY'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`, 'YYYNYN'],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/125.0 Mobile/15E148 Safari/605.1.15`, 'YYYNNN'],
  ['Chrome on Android', `${PIXEL} ${BLINK} Chrome/124.0.0.0 Mobile Safari/537.36`, 'YYYYYY'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0', 'YYYNNN'],
  ['Opera on Android', `${PIXEL} ${BLINK} Chrome/122.0.0.0 Mobile Safari/537.36 OPR/81.0.4292.78446`, 'YYYNNN'],
  ['the Samsung browser', SAMSUNG, 'NNYNNN'],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', 'NNNNNN'],
])('options: allowNonDefaultBrowsers in %s', (_, userAgent, expected) => {
  visitWith(userAgent);
  const noTab = { allowNewBrowserTab: false };
  const choices = [undefined, true, false].map((allowNonDefaultBrowsers) => ({ allowNonDefaultBrowsers }));
  const all = [{}, ...choices, { allowNonDefaultBrowsers: true, ...noTab }, { allowNonDefaultBrowsers: false, ...noTab }];
  expect(all.map((each) => (venmo.isBrowserSupported(each) ? 'Y' : 'N')).join('')).toBe(expected);
});

test('options: allowNonDefaultBrowsers does not accept Chrome on iOS in a frame', () => {
  visitWith(`${IPHONE} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`);
  expect(framed({ allowNonDefaultBrowsers: true })).toBe(false);
});

test('options: an explicit undefined allows nothing', () => {
  visitWith(`${PIXEL} Gecko/125.0 Firefox/125.0`);
  expect(venmo.isBrowserSupported()).toBe(true);
  expect(venmo.isBrowserSupported(null)).toBe(true);
  expect(venmo.isBrowserSupported({ allowNewBrowserTab: undefined })).toBe(false);
});
