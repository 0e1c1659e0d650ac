import { isIos } from '../browser';
import { IOS_SCROLL_DELAY } from '../constants';

/** On iOS the keyboard may cover the field just focused: scrolls there when less than half of the element can be seen. */
export function scrollIntoView(element: Element): void {
  if (!isIos()) return;
  setTimeout(() => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const halfSeen = (from: number, to: number, all: number): boolean => (Math.min(to, all) - Math.max(from, 0)) * 2 >= to - from;
    if (!halfSeen(top, bottom, innerHeight) || !halfSeen(left, right, innerWidth)) element.scrollIntoView();
  }, IOS_SCROLL_DELAY);
}
