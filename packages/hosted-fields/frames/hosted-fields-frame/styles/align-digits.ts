/**
 * Aligns the digits to the right in a right-to-left form. Groups of digits always run from left to right, so they would start at the left edge. Must be
 * called after the merchant's styles apply; their alignment takes precedence.
 */
export function alignDigits(element: HTMLElement): void {
  element.style.textAlign = '';
  const { direction, textAlign } = getComputedStyle(element);
  if (direction === 'rtl' && textAlign === 'start') element.style.textAlign = 'right';
}
