/** Creates a label for an element that has an id. */
export function createLabel(text: string, element: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.htmlFor = element.id;
  label.textContent = text;
  return label;
}
