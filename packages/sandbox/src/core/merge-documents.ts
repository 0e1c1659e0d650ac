import { type Document } from './store/schema';
import { isDocument } from './text-at';

/** Merges `over` into a copy of `base`, objects key by key. `null` removes a key, `undefined` leaves it unchanged. */
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
