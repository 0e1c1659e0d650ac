// What differs between browsers. Looked at when asked, since tests and developer tools change the user agent.

const agent = (pattern: RegExp): boolean => pattern.test(navigator.userAgent);

/** iPhones, iPods and iPads; these call themselves a Mac, but can be touched. */
export function isIos(): boolean {
  return agent(/iPhone|iPod/i) || (agent(/Mac|iPad/i) && 'ontouchend' in document);
}

/** Whether fields are walked through by the buttons of an on-screen keyboard. */
export function hasSoftwareKeyboard(): boolean {
  return agent(/Android|CrOS/i) || isIos();
}

/** Whether moving from field to field needs help: by those buttons, and by the tab key in Firefox. */
export function needsFocusIntercepts(): boolean {
  return hasSoftwareKeyboard() || agent(/Firefox/i);
}

/** Whether text can be put into groups while it is typed; not in Samsung's browser. */
export function supportsInputFormatting(): boolean {
  return !agent(/Samsung/) || (agent(/Chrome|CriOS/) && !agent(/SamsungBrowser|(Edge?|DuckDuckGo|OPR|Opera|OPT|Silk)\//));
}
