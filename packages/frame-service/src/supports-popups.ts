import { isIosWebView } from './browser';

/** Whether a browser can open a window that stays connected to its opener. Only the user agent says so without opening one. */
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
