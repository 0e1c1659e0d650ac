import { toCents } from '../transactions/money';
import { isDocument, valueAt } from '../text-at';

/** The searchable facts of a row, by the names of the search criteria. */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * Whether a row meets every criterion. A list matches any of its values; `is`, `is_not`, `starts_with`, `ends_with` and `contains` compare text in any
 * case; `min` and `max` compare numbers and times. A criterion for a fact that is not stored matches nothing.
 */
export function matchesSearch(search: Facts, facts: Facts): boolean {
  return Object.entries(search).every(([name, criterion]) => Object.hasOwn(facts, name) && matches(criterion, facts[name]));
}

function matches(criterion: unknown, fact: unknown): boolean {
  const value = factToText(fact);
  if (Array.isArray(criterion)) return criterion.map(String).includes(value);
  if (!isDocument(criterion)) return String(criterion) === value;
  const text = (name: string) => String(valueAt(criterion, name)).toLowerCase();
  const has = (name: string) => criterion[name] !== undefined;
  const lowercased = value.toLowerCase();
  if (has('is') && (isNumeric(value) ? Number(text('is')) !== Number(value) : text('is') !== lowercased)) return false;
  if (has('isNot') && text('isNot') === lowercased) return false;
  if (has('startsWith') && !lowercased.startsWith(text('startsWith'))) return false;
  if (has('endsWith') && !lowercased.endsWith(text('endsWith'))) return false;
  if (has('contains') && !lowercased.includes(text('contains'))) return false;
  if (has('min') && (value === '' || toSortable(text('min')) > toSortable(value))) return false;
  return !(has('max') && (value === '' || toSortable(text('max')) < toSortable(value)));
}

function factToText(fact: unknown): string {
  if (fact instanceof Date) return fact.toISOString();
  return typeof fact === 'string' || typeof fact === 'number' || typeof fact === 'boolean' ? String(fact) : '';
}

const isNumeric = (text: string) => /^\d+\.\d{2}$/.test(text);
const toSortable = (text: string) => (/^\d+(\.\d{1,2})?$/.test(text) ? toCents(text) : Date.parse(text.toUpperCase()));
