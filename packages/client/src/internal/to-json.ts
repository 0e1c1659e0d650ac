interface Convertible {
  readonly toJSON?: unknown;
}

/**
 * `JSON.stringify` without a `toJSON` that the page has given to every list or every object. In version 1.6 of Prototype it returns a text, so that JSON
 * would have texts in the place of lists.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, Convertible | null>>, key, converted: unknown) {
    const member = this[key];
    return member?.toJSON === ([] as Convertible).toJSON ? member : converted;
  });
}
