/** Attributes by name. Null and undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

/** Creates an element with its attributes, without inserting it anywhere. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Attributes): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value != null) element.setAttribute(name, value as string); // setAttribute converts numbers
  }
  return element;
}
