import { isIos, isIosWebView } from '@tender/frame-service/internal';
import type { VenmoSupportOptions } from './types';

const userAgentMatches = (pattern: RegExp): boolean => pattern.test(navigator.userAgent);

export const isAndroid = (): boolean => userAgentMatches(/Android/i);
const isSamsung = (): boolean => userAgentMatches(/SamsungBrowser/i);
/** Whether the browser is Chrome. Edge on Android counts as Chrome. */
const isChrome = (): boolean =>
  userAgentMatches(/Chrome|CriOS/) && !userAgentMatches(/(Edge?|DuckDuckGo|OPR|Opera|OPT|Silk)\//) && !isSamsung();
export const isAndroidChrome = (): boolean => isAndroid() && isChrome();
/** Whether web content on iOS does not identify itself as another browser. */
const isIosSafari = (): boolean => isIos() && userAgentMatches(/webkit/i) && !userAgentMatches(/CriOS|FBAN/) && !userAgentMatches(/FxiOS/i);
const isIosChrome = (): boolean => isIos() && isChrome();
const isFacebookOnAndroid = (): boolean =>
  (userAgentMatches(/huawei/i) && userAgentMatches(/fban/i)) || (isAndroid() && userAgentMatches(/fb_iab|instagram/i));
const isWebView = (): boolean => (isAndroid() && userAgentMatches(/wv/i)) || isIosWebView();

/** Whether `window.open` does not open an app in this browser of iOS. */
export const ignoresWindowOpen = (): boolean => isIos() && (isIosWebView() || !isIosSafari());

/**
 * Whether customers can pay with Venmo in this browser. It judges by the user agent, because what a browser does with a link to an app cannot be
 * tested.
 */
export function isBrowserSupported(supportOptions?: VenmoSupportOptions | null): boolean {
  const options = supportOptions ?? {};
  const isAllowed = (key: 'allowNewBrowserTab' | 'allowWebviews'): boolean => !Object.hasOwn(options, key) || Boolean(options[key]);
  const allowsNewTab = isAllowed('allowNewBrowserTab');
  const { allowNonDefaultBrowsers: allowsOthers } = options;
  if (isFacebookOnAndroid() || (isSamsung() && allowsOthers !== true)) return false;
  if (isIosChrome() && (isFramed() || !(allowsNewTab || allowsOthers === true))) return false;
  if (!isAllowed('allowWebviews') && isWebView()) return false;
  if (!isAndroid() && !isIos()) return (options.allowDesktopWebLogin || options.allowDesktop) === true;
  return isIosSafari() || isAndroidChrome() || (allowsOthers !== false && (allowsNewTab || isIosChrome()));
}

/** Whether the page is in a frame. Reading `window.top` may throw there. */
export function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}
