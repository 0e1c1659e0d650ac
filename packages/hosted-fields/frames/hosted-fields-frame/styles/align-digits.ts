/**
 * Groups of digits are laid out from left to right in any form, and would then begin at the left of a right-to-left one. Called once the
 * merchant's styles apply; an alignment of theirs stays.
 */
export function alignDigits(element: HTMLElement): void {
  const { direction, textAlign } = getComputedStyle(element);
  if (direction === 'rtl' && textAlign === 'start') element.style.textAlign = 'right';
}
