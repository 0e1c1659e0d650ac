import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';

const ios = (more: string, device = 'iPhone; CPU iPhone OS 17_5 like Mac OS X'): string =>
  `Mozilla/5.0 (${device}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${more}`;
const android = (more: string, device = 'Pixel 8 Build/UD1A'): string =>
  `Mozilla/5.0 (Linux; Android 14; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) ${more}`;
const desktop = (system: string, more: string): string => `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${more}`;
const IPAD = 'iPad; CPU OS 17_5 like Mac OS X';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';
const WINDOWS = 'Windows NT 10.0; Win64; x64';
const LINUX = 'X11; Linux x86_64';

const AGENTS: Record<string, string> = {
  'no name': '',
  'iPhone Safari': ios('Version/17.5 Mobile/15E148 Safari/604.1'),
  'iPad Safari': ios('Version/17.5 Mobile/15E148 Safari/604.1', IPAD),
  'iPod Safari': ios('Version/12.0 Mobile/15E148 Safari/604.1', 'iPod touch; CPU iPhone OS 12_0 like Mac OS X'),
  'iPhone Safari of iOS 9':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13B143 Safari/601.1',
  'iPhone Chrome': ios('CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1'),
  'iPhone Chrome 47': ios('CriOS/47.0.2526.70 Mobile/13C71 Safari/601.1.46'),
  'iPhone Chrome 48': ios('CriOS/48.0.2564.87 Mobile/13D15 Safari/601.1.46'),
  'iPad Chrome': ios('CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1', IPAD),
  'iPhone Chrome, as a desktop': `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/125 Version/11.1.1 Safari/605.1.15`,
  'iPhone Firefox': ios('FxiOS/126.0 Mobile/15E148 Safari/605.1.15'),
  'iPhone Firefox Focus': ios('FxiOS/8.1.1 Mobile/15E148 Version/12.0'),
  'iPhone Edge': ios('Version/17.0 EdgiOS/125.0.2535.60 Mobile/15E148 Safari/604.1'),
  'iPhone Opera Touch': ios('Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.6.0'),
  'iPhone Opera Mini': ios('OPiOS/16.0.15.124050 Mobile/15E148 Safari/9537.53'),
  'iPhone Opera GX': ios('Version/17.5 OPX/2.4.5 Mobile/15E148 Safari/604.1'),
  'iPhone DuckDuckGo': ios('Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'),
  'iPhone Brave': ios('Version/17.5 Mobile/15E148 Safari/604.1 Brave/1.65'),
  'iPhone Ecosia': ios('Version/17.5 Mobile/15E148 Safari/604.1 (Ecosia ios@9.0.1)'),
  'iPhone UC': ios('UCBrowser/12.0 Mobile/15E148 AliApp(TUnionSDK/0.1.20)'),
  'iPhone Google app': ios('GSA/317.0.636 Mobile/15E148 Safari/604.1'),
  'iPhone web view': ios('Mobile/15E148'),
  'iPad web view': ios('Mobile/15E148', IPAD),
  'iPhone Facebook': ios('Mobile/15E148 [FBAN/FBIOS;FBAV/465.0;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBLC/en_US;FBOP/5]'),
  'iPhone Messenger': ios('Mobile/15E148 [FBAN/MessengerForiOS;FBAV/457.0;FBDV/iPhone14,5]'),
  'iPhone Facebook with Safari': ios('Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/465.0]'),
  'iPhone Instagram': ios('Mobile/15E148 Instagram 332.0.4.22.95 (iPhone14,5; iOS 17_5; en_US)'),
  'iPhone Threads': ios('Mobile/15E148 Barcelona 332.0.4'),
  'iPhone TikTok': ios('Mobile/15E148 musical_ly_34.7.0 BytedanceWebview/d8a21c6'),
  'iPhone Twitter': ios('Mobile/15E148 Twitter for iPhone/10.42'),
  'iPhone Snapchat': ios('Version/17.5 Mobile/15E148 Safari/604.1 Snapchat/12.90.0.38'),
  'iPhone Pinterest': ios('Mobile/15E148 [Pinterest/iOS]'),
  'iPhone LinkedIn': ios('Mobile/15E148 [LinkedInApp]/9.29.7'),
  'iPhone WeChat': ios('Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI Language/en'),
  'iPhone Line': ios('Mobile/15E148 Safari Line/14.6.0'),
  'iPhone Yahoo': ios('Version/17.5 Mobile/15E148 Safari/604.1 YJApp-IOS'),
  'iPhone in lower case': ios('Version/17.5 Mobile/15E148 Safari/604.1').toLowerCase(),
  'iPad as a Mac': `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`,
  'iPad web view as a Mac': `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko)`,
  'Android Chrome': android('Chrome/125.0.6422.113 Mobile Safari/537.36'),
  'Android Chrome, reduced':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
  'Android Chrome, tablet': android('Chrome/125.0.6422.113 Safari/537.36', 'SM-X910'),
  'Android Chrome on a Samsung': android('Chrome/125.0.6422.113 Mobile Safari/537.36', 'SAMSUNG SM-S928B'),
  'Android Chrome 60': android('Chrome/60.0.3112.116 Mobile Safari/537.36', 'Nexus 5'),
  'Android browser':
    'Mozilla/5.0 (Linux; U; Android 4.4.2; en-us; SCH-I535 Build/KOT49H) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  'Android browser on a Samsung':
    'Mozilla/5.0 (Linux; U; Android 4.3; en-us; SAMSUNG GT-I9300) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  'Android Samsung': android('SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36', 'SAMSUNG SM-S928B'),
  'Android Samsung, reduced':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  'Android web view': android('Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36', 'Pixel 8; wv'),
  'Android old web view': android('Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36', 'Nexus 5'),
  'Android Edge': android('Chrome/125.0.0.0 Mobile Safari/537.36 EdgA/125.0.2535.51'),
  'Android Firefox': 'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0',
  'Android Firefox, tablet': 'Mozilla/5.0 (Android 14; Tablet; rv:126.0) Gecko/126.0 Firefox/126.0',
  'Android Focus': android('Version/4.0 Klar/8.0 Chrome/125.0.6422.113 Mobile Safari/537.36'),
  'Android Opera': android('Chrome/124.0.6367.179 Mobile Safari/537.36 OPR/82.3.4342.79848'),
  'Android Opera Mini': 'Opera/9.80 (Android; Opera Mini/80.0.2254/191.303; U; en) Presto/2.12.423 Version/12.16',
  'Android Opera Mini 2': android('Version/4.0 Chrome/119.0 Mobile Safari/537.36 OPR/80.0.2254.71395 Opera Mini'),
  'Android DuckDuckGo': android('Version/4.0 Chrome/125.0.6422.113 Mobile DuckDuckGo/5 Safari/537.36'),
  'Android Silk': android('Silk/125.2.1 like Chrome/125.0.6422.113 Safari/537.36', 'KFTRWI'),
  'Android Brave': android('Chrome/125.0.0.0 Mobile Safari/537.36 Brave/125'),
  'Android Vivaldi': android('Chrome/125.0.0.0 Mobile Safari/537.36 Vivaldi/6.7'),
  'Android UC': android('Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.2.1636 UCBS/2.11.1.48 Mobile Safari/537.36'),
  'Android MIUI': android('Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.12.0', 'M2101K6G'),
  'Android Huawei': android('Chrome/114.0.5735.196 HuaweiBrowser/15.0.3.301 Mobile Safari/537.36', 'ELE-L29; HMSCore 6.13'),
  'Android Huawei, Facebook': 'Mozilla/5.0 (Linux; HUAWEI P30) Mobile [FBAN/EMA;FBLC/en_US]',
  'Android Facebook': android('Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/465.0;]', 'Pixel 8; wv'),
  'Android Facebook Lite': android(
    'Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36 [FBAN/EMA;FBLC/en_US;FBAV/400.0;]',
    'Pixel 8; wv',
  ),
  'Android Messenger': android('Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/457.0;]', 'Pixel 8; wv'),
  'Android Instagram': android(
    'Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36 Instagram 332.0.0.38.90 Android (34/14)',
    'Pixel 8; wv',
  ),
  'Android TikTok': android('Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36 trill_340703 BytedanceWebview/d8a21c6', 'Pixel 8; wv'),
  'Android WeChat': android(
    'Version/4.0 Chrome/116.0 Mobile Safari/537.36 XWEB/1160083 MMWEBSDK/20240404 MicroMessenger/8.0.49',
    'Pixel 8; wv',
  ),
  'Android Google app': android('Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36 GSA/15.20.35.28.arm64', 'Pixel 8; wv'),
  'Android with wv elsewhere': android('Chrome/125.0.6422.113 Mobile Safari/537.36', 'SWV-10'),
  'Android in lower case': android('Chrome/125.0.6422.113 Mobile Safari/537.36').toLowerCase(),
  'Windows Chrome': desktop(WINDOWS, 'Chrome/125.0.0.0 Safari/537.36'),
  'Windows Edge': desktop(WINDOWS, 'Chrome/125.0.0.0 Safari/537.36 Edg/125.0.2535.67'),
  'Windows old Edge': desktop(WINDOWS, 'Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763'),
  'Windows Firefox': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:126.0) Gecko/20100101 Firefox/126.0',
  'Windows Opera': desktop(WINDOWS, 'Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0'),
  'Windows Explorer 11': 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Windows Explorer 9': 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)',
  'Windows Phone':
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
  'Windows Yandex': desktop(WINDOWS, 'Chrome/122.0.0.0 YaBrowser/24.4.0.0 Safari/537.36'),
  'Mac Safari': `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`,
  'Mac Chrome': desktop(MAC, 'Chrome/125.0.0.0 Safari/537.36'),
  'Mac Firefox': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:126.0) Gecko/20100101 Firefox/126.0',
  'Mac Edge': desktop(MAC, 'Chrome/125.0.0.0 Safari/537.36 Edg/125.0.2535.67'),
  'Mac DuckDuckGo': `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15 Ddg/17.5`,
  'Linux Chrome': desktop(LINUX, 'Chrome/125.0.0.0 Safari/537.36'),
  'Linux headless': desktop(LINUX, 'HeadlessChrome/125.0.0.0 Safari/537.36'),
  'Linux Firefox': 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0',
  'Chrome OS': desktop('X11; CrOS x86_64 14541.0.0', 'Chrome/125.0.0.0 Safari/537.36'),
  'Samsung television':
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) 76.0.3809.146/6.0 TV Safari/537.36 Samsung',
  PlayStation: 'Mozilla/5.0 (PlayStation; PlayStation 5/6.00) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Safari/605.1.15',
  Quest: desktop('X11; Linux x86_64; Quest 3', 'OculusBrowser/33.0 Chrome/124.0.6367.118 VR Safari/537.36'),
  'a search engine':
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  KaiOS: 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  'a shop’s app': 'Shop/1.0 CFNetwork/1408.0.4 Darwin/22.5.0',
};

const FLAGS = ['allowNewBrowserTab', 'allowWebviews', 'allowDesktop', 'allowDesktopWebLogin'];
const UNUSUAL_OPTIONS = [
  'null',
  '{}',
  '12',
  '"text"',
  '{ allowNewBrowserTab: undefined }',
  '{ allowWebviews: null }',
  '{ allowDesktop: 1 }',
  'Object.create({ allowDesktop: true })',
];

/** Every combination of the flags, and unusual values. */
const OPTIONS = [
  ...Array.from(
    { length: 2 ** FLAGS.length },
    (_, bits) => `{ ${FLAGS.map((flag, at) => `${flag}: ${Boolean(bits & (1 << at))}`).join(', ')} }`,
  ),
  ...UNUSUAL_OPTIONS.slice(1),
];

/** Compares one line for each user agent: the results of all checks, as digits. */
async function askEach(shop: Shop, checks: readonly string[]): Promise<void> {
  for (const [name, agent] of Object.entries(AGENTS)) {
    await shop.page.evaluate(
      (userAgent) => Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent }),
      agent,
    );
    await shop.attempt(`[${checks.join(', ')}].map(Number).join('')`, name);
  }
}

const STATICS = [
  '...Object.keys(braintree).sort().flatMap((name) => braintree[name].isSupported?.() ?? [])',
  'braintree.venmo.isBrowserSupported()',
  ...OPTIONS.map((options) => `braintree.venmo.isBrowserSupported(${options})`),
];

const INSTANCES = [
  '{}',
  '{ allowNewBrowserTab: false }',
  '{ allowWebviews: false }',
  '{ allowDesktop: true }',
  '{ allowDesktopWebLogin: 1 }',
];

export const userAgentFlows: Flow[] = [
  ...[false, true].map((hasTouch) =>
    flow(`a hundred browsers, ${hasTouch ? 'with' : 'without'} touch`, { browser: { hasTouch } }, (shop) => askEach(shop, STATICS)),
  ),

  flow('a hundred browsers, asked of instances of Venmo', async (shop) => {
    await shop.create('venmo');
    await shop.attempt(`Promise.all([${INSTANCES.join(', ')}].map((options) => braintree.venmo.create({ authorization, ...options })))
      .then((venmos) => { window.venmos = venmos; return venmos.length; })`);
    await askEach(
      shop,
      INSTANCES.map((_, at) => `venmos[${at}].isBrowserSupported()`),
    );
  }),

  flow('Venmo, unusual questions about a browser', async (shop) => {
    for (const options of UNUSUAL_OPTIONS) await shop.attempt(`braintree.venmo.isBrowserSupported(${options})`);
  }),
];
