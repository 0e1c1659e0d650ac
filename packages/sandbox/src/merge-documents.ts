import { type Document } from './store/schema';

/** Lays `over` over `base`, objects key by key; `null` takes a key away, `undefined` leaves it. Neither is changed. */
export function mergeDocuments(base: Document, over: Document): Document {
  const merged: Document = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = base[key];
    if (value === null) delete merged[key];
    else if (isDocument(value)) merged[key] = mergeDocuments(isDocument(before) ? before : {}, value);
    else if (value !== undefined) merged[key] = value;
  }
  return merged;
}

const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value);
