import { isIosWebView } from './browser';

/** Whether a browser can open a window that stays connected to its opener. By the browser's name, since opening one is the only other test. */
export function supportsPopups(userAgent = navigator.userAgent): boolean {
  const has = (pattern: RegExp): boolean => pattern.test(userAgent);
  const isOperaMini = has(/Opera Mini/i);
  const isAndroidWebView = has(/Android/i) && has(/Version\/\d/i) && !isOperaMini && !has(/DuckDuckGo\//i);
  const isOldIosChrome = Number(/CriOS\/(\d+)\./.exec(userAgent)?.[1] ?? Infinity) < 48;
  const isSamsungBrowser = has(/SamsungBrowser/i);
  const isChrome = has(/Chrome|CriOS/) && !isSamsungBrowser && !has(/Edg|DuckDuckGo\/|OPR|Opera|OPiOS|OPT\/|OPX\/|Silk/);
  const isOtherOnSamsung = has(/Samsung/i) && !isChrome && !isSamsungBrowser;
  return !(isIosWebView(userAgent) || has(/FxiOS/i) || isAndroidWebView || isOperaMini || isOldIosChrome || isOtherOnSamsung);
}
