// Differences between browsers. Each function reads the user agent when it is called, because tests and developer tools change it.

import { isIos } from '@tender/frame-service/internal';

export { isIos };

const matchesUserAgent = (pattern: RegExp): boolean => pattern.test(navigator.userAgent);

/** Safari on Macs and Apple's phones and tablets. Other browsers there have its engine, but not its autofill. */
export function isSafari(): boolean {
  return matchesUserAgent(/^((?!Chrome|Android|CriOS|FxiOS).)*Safari/);
}

/** Whether customers move between fields with the buttons of an on-screen keyboard. */
export function hasSoftwareKeyboard(): boolean {
  return matchesUserAgent(/Android|CrOS/i) || isIos();
}

/** Whether focus intercepts are needed to move between fields: with those buttons, and with the Tab key in Firefox. */
export function needsFocusIntercepts(): boolean {
  return hasSoftwareKeyboard() || matchesUserAgent(/Firefox/i);
}

/** Whether digits can be grouped while the customer types. Samsung Internet cannot. */
export function supportsInputFormatting(): boolean {
  return (
    !matchesUserAgent(/Samsung/) ||
    (matchesUserAgent(/Chrome|CriOS/) && !matchesUserAgent(/SamsungBrowser|(Edge?|DuckDuckGo|OPR|Opera|OPT|Silk)\//))
  );
}
