import { toCents } from '../transactions/money';
import { isDocument, valueAt } from '../vault/text-at';

/** A row's facts by the name the search gives them. */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * Whether a row meets every criterion: a list means any of these, `is`, `is_not`, `starts_with`, `ends_with`, `contains` compare text
 * without regard to case, `min` and `max` numbers and times. A criterion on something this sandbox does not record matches nothing.
 */
export function matchesSearch(search: Facts, facts: Facts): boolean {
  return Object.entries(search).every(([name, criterion]) => Object.hasOwn(facts, name) && matches(criterion, facts[name]));
}

function matches(criterion: unknown, fact: unknown): boolean {
  const value = textOf(fact);
  if (Array.isArray(criterion)) return criterion.map(String).includes(value);
  if (!isDocument(criterion)) return String(criterion) === value;
  const text = (name: string) => String(valueAt(criterion, name)).toLowerCase();
  const has = (name: string) => criterion[name] !== undefined;
  const own = value.toLowerCase();
  if (has('is') && (isNumeric(value) ? Number(text('is')) !== Number(value) : text('is') !== own)) return false;
  if (has('isNot') && text('isNot') === own) return false;
  if (has('startsWith') && !own.startsWith(text('startsWith'))) return false;
  if (has('endsWith') && !own.endsWith(text('endsWith'))) return false;
  if (has('contains') && !own.includes(text('contains'))) return false;
  if (has('min') && (value === '' || sortable(text('min')) > sortable(value))) return false;
  return !(has('max') && (value === '' || sortable(text('max')) < sortable(value)));
}

function textOf(fact: unknown): string {
  if (fact instanceof Date) return fact.toISOString();
  return typeof fact === 'string' || typeof fact === 'number' || typeof fact === 'boolean' ? String(fact) : '';
}

const isNumeric = (text: string) => /^\d+\.\d{2}$/.test(text);
const sortable = (text: string) => (/^\d+(\.\d{1,2})?$/.test(text) ? toCents(text) : Date.parse(text.toUpperCase()));
