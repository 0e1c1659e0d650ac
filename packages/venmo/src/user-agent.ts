import { isIos, isIosWebView } from '@tender/frame-service/internal';

const userAgentMatches = (pattern: RegExp): boolean => pattern.test(navigator.userAgent);

export const isAndroid = (): boolean => userAgentMatches(/Android/i);
export const isSamsung = (): boolean => userAgentMatches(/SamsungBrowser/i);
/** Whether the browser is Chrome. Edge on Android counts as Chrome. */
const isChrome = (): boolean =>
  userAgentMatches(/Chrome|CriOS/) && !userAgentMatches(/(Edge?|DuckDuckGo|OPR|Opera|OPT|Silk)\//) && !isSamsung();
export const isAndroidChrome = (): boolean => isAndroid() && isChrome();
/** Whether web content on iOS does not identify itself as another browser. */
export const isIosSafari = (): boolean =>
  isIos() && userAgentMatches(/webkit/i) && !userAgentMatches(/CriOS|FBAN/) && !userAgentMatches(/FxiOS/i);
export const isIosChrome = (): boolean => isIos() && isChrome();
export const isFacebookOnAndroid = (): boolean =>
  (userAgentMatches(/huawei/i) && userAgentMatches(/fban/i)) || (isAndroid() && userAgentMatches(/fb_iab|instagram/i));
export const isWebView = (): boolean => (isAndroid() && userAgentMatches(/wv/i)) || isIosWebView();

/** Whether `window.open` does not open an app in this browser of iOS. */
export const ignoresWindowOpen = (): boolean => isIos() && (isIosWebView() || !isIosSafari());

/** Whether the page is in a frame. Reading `window.top` may throw there. */
export function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}
