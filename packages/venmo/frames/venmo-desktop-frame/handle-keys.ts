/** Keeps the focus on the page's buttons, and closes the page on Escape. */
export function handleKeys(onClose: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const buttons = [...document.querySelectorAll('button')].filter(isVisible);
    const index = buttons.findIndex((button) => button === document.activeElement);
    const step = event.shiftKey ? -1 : 1;
    buttons.at((index + step + (index < 0 && event.shiftKey ? 1 : 0)) % buttons.length)?.focus();
  });
}

/** Safari before 17.4 has no `checkVisibility`. */
function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
