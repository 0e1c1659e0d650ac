/** Finds the labels of a container, on the page or in its shadow tree: those that name its id and those that contain it. */
export function findLabels(container: Element): Set<Element> {
  const roots = [document, container.getRootNode() as ShadowRoot];
  const labels = roots.flatMap((root) => [...root.querySelectorAll('label')]);
  return new Set(labels.filter((label) => label.contains(container) || (container.id && label.htmlFor === container.id)));
}
