/** A label with a text, for an element with an id. */
export function labelled(text: string, element: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.htmlFor = element.id;
  label.textContent = text;
  return label;
}

export function setAttributes(element: Element, attributes: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value != null && value !== false) element.setAttribute(name, String(value));
  }
}
