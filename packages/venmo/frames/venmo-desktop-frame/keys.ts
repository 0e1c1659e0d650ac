/** Keeps the focus on the page's own buttons, and lets Escape close. */
export function handleKeys(onClose: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const buttons = [...document.querySelectorAll('button')].filter(isVisible);
    const place = buttons.findIndex((each) => each === document.activeElement);
    const step = event.shiftKey ? -1 : 1;
    buttons.at((place + step + (place < 0 && event.shiftKey ? 1 : 0)) % buttons.length)?.focus();
  });
}

/** `checkVisibility` came to Safari with 17.4. */
function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
