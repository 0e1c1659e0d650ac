import { hasSoftwareKeyboard, isIos, isSafari, needsFocusIntercepts } from './browser';
import { hostedFields } from './hosted-fields';

const agents = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  chromeOs: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  samsung: 'Mozilla/5.0 (Linux; Android 15; SM-S931) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  samsungChrome: 'Mozilla/5.0 (Linux; Android 9; Samsung SM-G960) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  samsungOther: 'Mozilla/5.0 (Linux; Android 4; Samsung GT-I9505) AppleWebKit/534.30 Version/4.0 Mobile Safari/534.30',
};

test.each([
  ['chrome', false, false, true],
  ['chromeOs', true, true, true],
  ['android', true, true, true],
  ['iphone', true, true, true],
  ['firefox', false, true, true],
  ['samsung', true, true, false],
  ['samsungChrome', true, true, true],
  ['samsungOther', true, true, false],
] as const)('default: %s', (name, keyboard, intercepts, formatting) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[name]);
  expect([hasSoftwareKeyboard(), needsFocusIntercepts(), hostedFields.supportsInputFormatting()]).toEqual([
    keyboard,
    intercepts,
    formatting,
  ]);
});

test('behavior: only Safari counts as Safari', () => {
  const names = Object.entries({ ...agents, chromeOnIphone: agents.iphone.replace('Version/18.0', 'CriOS/140.0') });
  const found = names.filter(([, agent]) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    return isSafari();
  });
  expect(found.map(([name]) => name)).toEqual(['iphone', 'mac']);
});

test('behavior: an iPad calls itself a Mac, but can be touched', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents.mac);
  expect('ontouchend' in document).toBe(true);
  expect(isIos()).toBe(true);
});
