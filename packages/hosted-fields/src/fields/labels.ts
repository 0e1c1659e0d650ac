/** The labels of a container: by its id, on the page or in its shadow tree, and around it. */
export function labelsOf(container: Element): Set<Element> {
  const roots = [document, container.getRootNode() as ShadowRoot];
  const labels = roots.flatMap((root) => [...root.querySelectorAll('label')]);
  return new Set(labels.filter((label) => label.contains(container) || (container.id && label.htmlFor === container.id)));
}
