import { type Document } from '../store/schema';

/** The member at the end of the way, whatever the documents on it hold; `undefined` where the way ends early. */
export function valueAt(document: unknown, ...path: string[]): unknown {
  let value = document;
  for (const name of path) value = isDocument(value) ? value[name] : undefined;
  return value;
}

/** The same as text; null for anything else. */
export function textAt(document: unknown, ...path: string[]): string | null {
  const value = valueAt(document, ...path);
  return typeof value === 'string' && value !== '' ? value : null;
}

export const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value);
