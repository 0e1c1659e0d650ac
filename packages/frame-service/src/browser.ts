/** Whether the device runs iOS or iPadOS. iPadOS has the user agent of a Mac, but touch events. */
export function isIos(userAgent = navigator.userAgent): boolean {
  return /iPhone|iPod|iPad/i.test(userAgent) || (/Mac/i.test(userAgent) && 'ontouchend' in document);
}

/** Whether the page runs inside an iOS app that is not a browser: its user agent lacks `Safari`, except in Google's search app. */
export function isIosWebView(userAgent = navigator.userAgent): boolean {
  return isIos(userAgent) && (/\bGSA\b/.test(userAgent) || /AppleWebKit(?!.*Safari)/i.test(userAgent));
}

/** Whether the page runs in a `WKWebView` of iOS, which has a visible status bar. */
export function isWkWebView(): boolean {
  return isIosWebView() && Boolean((window as Partial<Window>).statusbar?.visible);
}
