/** iPadOS calls itself a Mac; a Mac has no touch events. */
export function isIos(userAgent = navigator.userAgent): boolean {
  return /iPhone|iPod|iPad/i.test(userAgent) || (/Mac/i.test(userAgent) && 'ontouchend' in document);
}

/** An app that shows web pages on iOS without being a browser: its agent names no Safari, but for Google's search app. */
export function isIosWebView(userAgent = navigator.userAgent): boolean {
  return isIos(userAgent) && (/\bGSA\b/.test(userAgent) || /AppleWebKit(?!.*Safari)/i.test(userAgent));
}

export function isWkWebView(): boolean {
  return isIosWebView() && Boolean((window as Partial<Window>).statusbar?.visible);
}
