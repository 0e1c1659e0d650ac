import { type Clock } from '../../core/clock';
import { type Document } from '../../core/store/schema';
import { isDocument } from '../../core/text-at';

const DAY = 24 * 60 * 60 * 1000;

/** Merges a scenario's details into a stored document, objects key by key. Unlike in settings, `null` is a value. */
export function mergeDetails<Stored extends object>({ clock }: { clock: Clock }, document: Stored, details: Document): Stored {
  return merge(document as Document, resolveDates(details, clock.now()) as Document) as Stored;
}

function merge(document: Document, details: Document): Document {
  const merged = { ...document };
  for (const [name, value] of Object.entries(details)) {
    const before = document[name];
    merged[name] = isDocument(value) && isDocument(before) ? merge(before, value) : value;
  }
  return merged;
}

/** Replaces each `{ daysFromNow: 1 }` with a date, such as `2030-01-31`. */
function resolveDates(value: unknown, now: number): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveDates(item, now));
  if (!isDocument(value)) return value;
  const { daysFromNow } = value;
  if (typeof daysFromNow === 'number') return new Date(now + daysFromNow * DAY).toISOString().slice(0, 10);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolveDates(member, now)]));
}
