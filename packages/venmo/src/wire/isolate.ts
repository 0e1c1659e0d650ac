/**
 * Leaves nothing of the page within reach but the elements given, which are children of its body. Returns the undo, after which the focus
 * is where it was.
 */
export function isolate(...shown: readonly Element[]): () => void {
  const before = document.activeElement;
  const others = [...document.body.children].filter((each) => !shown.includes(each) && !each.hasAttribute('inert'));
  for (const each of others) each.setAttribute('inert', '');
  return () => {
    for (const each of others) each.removeAttribute('inert');
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}
