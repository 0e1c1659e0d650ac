import { isWkWebView } from './browser';
import { supportsPopups } from './supports-popups';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const popups: [string, string][] = [
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0`],
  ['Edge Legacy', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`],
  ['Opera on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0'],
  ['Safari on a Mac', `${MAC} Version/17.4 Safari/605.1.15`],
  ['Safari on an iPhone', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`],
  [
    'Safari on an older iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome on an iPhone', `${IPHONE} CriOS/124.0.6367.68 Mobile/15E148 Safari/604.1`],
  ['Chrome 48 on an iPhone', `${IPHONE} CriOS/48.0.2564.87 Mobile/13C75 Safari/601.1.46`],
  ['Edge on an iPhone', `${IPHONE} Version/17.0 EdgiOS/124.0.2478.50 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/124.0.6367.82 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0'],
  ['DuckDuckGo on Android', `Mozilla/5.0 (Linux; Android 10) ${WEBKIT} Version/4.0 Chrome/124.0.6367.82 Mobile DuckDuckGo/5 Safari/537.36`],
  [
    'Samsung browser',
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S911B) ${WEBKIT} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
  ],
  ['Chrome on a Samsung phone', `Mozilla/5.0 (Linux; Android 9; SAMSUNG SM-G960F) ${WEBKIT} Chrome/90.0.4430.210 Mobile Safari/537.36`],
  ['Silk on a Fire tablet', `Mozilla/5.0 (Linux; Android 9; KFMAWI) ${WEBKIT} Silk/119.3.1 like Chrome/119.0.6045.193 Safari/537.36`],
];

const none: [string, string][] = [
  ['an app on an iPhone', `${IPHONE} Mobile/15E148`],
  ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/461.0.0.31.67;FBDV/iPhone14,5;FBSV/17.4]`],
  ['the Google app on an iPhone', `${IPHONE} GSA/313.0.622895456 Mobile/15E148 Safari/604.1`],
  ['an app on an older iPad', 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/125.0 Mobile/15E148 Safari/605.1.15`],
  ['Firefox on an iPad with the user agent of a Mac', `${MAC} FxiOS/125.0 Safari/605.1.15`],
  ['Chrome 47 on an iPhone', `${IPHONE} CriOS/47.0.2526.107 Mobile/13C75 Safari/601.1.46`],
  ['an app on Android', `Mozilla/5.0 (Linux; Android 13; Pixel 6; wv) ${WEBKIT} Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36`],
  [
    'the old Android browser',
    'Mozilla/5.0 (Linux; U; Android 4.0.3; de-de; Galaxy S II Build/GRJ22) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  ],
  [
    'Opera Mini on Android',
    `Mozilla/5.0 (Linux; U; Android 13; SM-A127F) ${WEBKIT} Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 OPR/80.0 Opera Mini/80.0`,
  ],
  ['Opera Mini, the old', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54'],
  [
    'another browser on a Samsung phone',
    'Mozilla/5.0 (SAMSUNG; SAMSUNG-GT-S8500/S8500XXJEE; U; Bada/1.0; nl-nl) AppleWebKit/533.1 (KHTML, like Gecko) Dolfin/2.0 Mobile WVGA',
  ],
  [
    'Opera on a Samsung phone',
    `Mozilla/5.0 (Linux; Android 9; SAMSUNG SM-G960F) ${WEBKIT} Chrome/90.0.4430.210 Mobile Safari/537.36 OPR/63.3`,
  ],
];

// This DOM has touch events, which only some devices have.
beforeAll(() => {
  delete (Document.prototype as { ontouchend?: unknown }).ontouchend;
});

test.each(popups)('behavior: %s opens popups', (_, userAgent) => expect(supportsPopups(userAgent)).toBe(true));
test.each(none)('behavior: %s opens no popups', (_, userAgent) => expect(supportsPopups(userAgent)).toBe(false));

describe('on an iPad with the user agent of a Mac', () => {
  const touch = document as { ontouchend?: unknown };
  beforeEach(() => (touch.ontouchend = null));
  afterEach(() => delete touch.ontouchend);

  test('behavior: Safari opens popups', () => expect(supportsPopups(`${MAC} Version/17.4 Safari/605.1.15`)).toBe(true));
  test('behavior: an app opens no popups', () => expect(supportsPopups(MAC)).toBe(false));
});

test('behavior: an app on a Mac without touch events opens popups', () => expect(supportsPopups(MAC)).toBe(true));

test.each([
  [`${IPHONE} Mobile/15E148`, true, true],
  [`${IPHONE} Mobile/15E148`, false, false],
  [`${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, true, false],
])('behavior: WKWebView %s %s', (userAgent, visible, expected) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(window, 'statusbar', { value: { visible }, configurable: true });
  expect(isWkWebView()).toBe(expected);
});
