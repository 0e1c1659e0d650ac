import { isIos, isIosWebView } from '@tender/frame-service/internal';
import type { VenmoCreateOptions } from './types';

export type SupportOptions = Pick<VenmoCreateOptions, 'allowNewBrowserTab' | 'allowWebviews' | 'allowDesktop' | 'allowDesktopWebLogin'>;

const has = (pattern: RegExp): boolean => pattern.test(navigator.userAgent);

export const isAndroid = (): boolean => has(/Android/i);
const isSamsung = (): boolean => has(/SamsungBrowser/i);
/** Chrome, or one that is Chrome underneath; Edge on Android is. */
const isChrome = (): boolean => has(/Chrome|CriOS/) && !has(/(Edge?|DuckDuckGo|OPR|Opera|OPT|Silk)\//) && !isSamsung();
export const isAndroidChrome = (): boolean => isAndroid() && isChrome();
/** Any web content on iOS that does not say it is another browser's. */
const isIosSafari = (): boolean => isIos() && has(/webkit/i) && !has(/CriOS|FBAN/) && !has(/FxiOS/i);
const isIosChrome = (): boolean => isIos() && isChrome();
const isFacebookOnAndroid = (): boolean => (has(/huawei/i) && has(/fban/i)) || (isAndroid() && has(/fb_iab|instagram/i));
const isWebView = (): boolean => (isAndroid() && has(/wv/i)) || isIosWebView();

/** Browsers of iOS in which `window.open` does not lead into an app. */
export const opensNothing = (): boolean => isIos() && (isIosWebView() || !isIosSafari());

/**
 * Whether customers of this browser can pay with Venmo, by its name: what a browser does with links into an app cannot be tried out. Takes
 * the options that `create` gets.
 */
export function isBrowserSupported(wanted?: SupportOptions | null): boolean {
  const options = wanted ?? {};
  const given = (key: 'allowNewBrowserTab' | 'allowWebviews'): boolean => !Object.hasOwn(options, key) || Boolean(options[key]);
  const allowsNewTab = given('allowNewBrowserTab');
  const isIosChromeRefused = isIosChrome() && (!allowsNewTab || isFramed());
  if (isIosChromeRefused || isFacebookOnAndroid() || isSamsung()) return false;
  if (!given('allowWebviews') && isWebView()) return false;
  if (!isAndroid() && !isIos()) return (options.allowDesktopWebLogin || options.allowDesktop) === true;
  return allowsNewTab || isIosSafari() || isAndroidChrome();
}

export function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}
