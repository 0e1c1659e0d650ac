import { isIos } from '../browser';
import { IOS_SCROLL_DELAY } from '../constants';

/** Scrolls to a field on iOS, where the keyboard may cover it, if less than half of the element is visible. */
export function scrollIntoView(element: Element): void {
  if (!isIos()) return;
  setTimeout(() => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // At least half of the element is visible exactly when its center is in the viewport.
    if (Math.abs(top + bottom - innerHeight) > innerHeight || Math.abs(left + right - innerWidth) > innerWidth) element.scrollIntoView();
  }, IOS_SCROLL_DELAY);
}
