import { isIos } from '../browser';
import { IOS_SCROLL_DELAY } from '../constants';

/** On iOS the keyboard may cover the field just focused: scrolls there when less than half of the element can be seen. */
export function scrollIntoView(element: Element): void {
  if (!isIos()) return;
  setTimeout(() => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // Half of it can be seen where its centre is in view.
    if (Math.abs(top + bottom - innerHeight) > innerHeight || Math.abs(left + right - innerWidth) > innerWidth) element.scrollIntoView();
  }, IOS_SCROLL_DELAY);
}
