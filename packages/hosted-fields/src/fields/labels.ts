/** The labels of a container: by its id, on the page or in its shadow tree, and around it. */
export function labelsOf(container: Element): Set<Element> {
  const labels = new Set<Element>();
  const root = container.getRootNode() as Document | ShadowRoot;
  for (const tree of new Set([document, root])) {
    for (const label of tree.querySelectorAll('label')) {
      if ((container.id && label.htmlFor === container.id) || label.contains(container)) labels.add(label);
    }
  }
  return labels;
}
