/**
 * Makes the whole page inert except for the shown elements, which are children of its body. Returns a function that undoes this and returns the focus
 * to where it was.
 */
export function isolate(...shown: readonly Element[]): () => void {
  const focused = document.activeElement;
  const inertElements = [...document.body.children].filter((element) => !shown.includes(element) && !element.hasAttribute('inert'));
  for (const element of inertElements) element.setAttribute('inert', '');
  return () => {
    for (const element of inertElements) element.removeAttribute('inert');
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
