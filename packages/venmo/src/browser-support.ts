import { isIos } from '@tender/frame-service/internal';
import type { VenmoSupportOptions } from './types';
import { isAndroid, isAndroidChrome, isFacebookOnAndroid, isFramed, isIosChrome, isIosSafari, isSamsung, isWebView } from './user-agent';

export type { VenmoSupportOptions };

/**
 * Whether customers can pay with Venmo in this browser. It judges by the user agent, because what a browser does with a link to an app cannot be
 * tested. This entry point has nothing else, for pages that load Venmo itself on demand; it is also `venmo.isBrowserSupported`.
 * @example if (isBrowserSupported({ allowDesktop: true })) button.hidden = false;
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
