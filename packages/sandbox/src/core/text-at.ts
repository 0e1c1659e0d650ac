import { type Document } from './store/schema';

/** Reads the value at a path, or undefined where the path ends early. */
export function valueAt(document: unknown, ...path: string[]): unknown {
  let value = document;
  for (const name of path) value = isDocument(value) ? value[name] : undefined;
  return value;
}

/** Reads the text at a path, or null for an empty string and for anything else. */
export function textAt(document: unknown, ...path: string[]): string | null {
  const value = valueAt(document, ...path);
  return typeof value === 'string' && value !== '' ? value : null;
}

export const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value);
