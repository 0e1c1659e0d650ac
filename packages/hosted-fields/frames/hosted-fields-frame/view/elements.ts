/** A label with a text, for an element with an id. */
export function labelled(text: string, element: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.htmlFor = element.id;
  label.textContent = text;
  return label;
}
