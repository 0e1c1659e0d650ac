/** A label with a text, for an element with an id. */
export function labelled(text: string, element: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.htmlFor = element.id;
  label.textContent = text;
  return label;
}

/** By name; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, String(value));
  }
}
