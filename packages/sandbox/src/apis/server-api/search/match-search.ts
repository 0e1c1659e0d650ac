import { isDocument } from '../../../core/text-at';
import { toCents } from '../../../payments/transactions/money';

/** The searchable facts of a row, by the names of the search criteria. A fact that is a list has several values, such as the cards of a customer. */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * Whether a row meets every criterion. A list matches any of its values; `is`, `is_not`, `starts_with`, `ends_with` and `contains` compare text in any
 * case; `min` and `max` compare numbers, times and days. A criterion for a fact that is not stored matches nothing.
 */
export function matchesSearch(search: Facts, facts: Facts): boolean {
  return Object.entries(search).every(([name, criterion]) => Object.hasOwn(facts, name) && matchesAny(criterion, facts[name]));
}

function matchesAny(criterion: unknown, fact: unknown): boolean {
  if (!Array.isArray(fact)) return matches(criterion, toText(fact));
  return fact.length === 0 ? matches(criterion, '') : fact.some((value) => matches(criterion, toText(value)));
}

function matches(criterion: unknown, value: string): boolean {
  if (Array.isArray(criterion)) return criterion.some((each) => isEqual(value, String(each)));
  if (!isDocument(criterion)) return isEqual(value, String(criterion));
  const text = (name: string) => toText(criterion[name]).toLowerCase();
  const has = (name: string) => criterion[name] !== undefined;
  const lowercased = value.toLowerCase();
  if (has('is') && !isEqual(value, text('is'))) return false;
  if (has('isNot') && isEqual(value, text('isNot'))) return false;
  if (has('startsWith') && !lowercased.startsWith(text('startsWith'))) return false;
  if (has('endsWith') && !lowercased.endsWith(text('endsWith'))) return false;
  if (has('contains') && !lowercased.includes(text('contains'))) return false;
  const sortable = chooseScale(value);
  if (has('min') && (value === '' || sortable(text('min')) > sortable(value))) return false;
  return !(has('max') && (value === '' || sortable(text('max')) < sortable(value)));
}

/** Times are compared in whole seconds, as responses show them. */
function toText(fact: unknown): string {
  if (fact instanceof Date) return `${fact.toISOString().slice(0, 19)}Z`;
  return typeof fact === 'string' || typeof fact === 'number' || typeof fact === 'boolean' ? String(fact) : '';
}

const AMOUNT = /^\d+(\.\d{1,2})?$/;
/** A card number of which only the first and last digits are stored. */
const MASKED = /^(\d{6})\*+(\d{4})$/;

function isEqual(value: string, wanted: string): boolean {
  const [, bin, last4] = MASKED.exec(value) ?? [];
  if (bin && last4 && /^\d{12,}$/.test(wanted)) return wanted.startsWith(bin) && wanted.endsWith(last4);
  if (/^\d+\.\d{2}$/.test(value) && AMOUNT.test(wanted)) return toCents(value) === toCents(wanted);
  const sortable = chooseScale(value);
  // SDKs write a time in different ways.
  if (TIME.test(value) && !Number.isNaN(Date.parse(wanted))) return sortable(value) === sortable(wanted);
  return value.toLowerCase() === wanted.toLowerCase();
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\d(?:T[\d:]+Z)?$/;

/** A fact that is a day, such as the date of a dispute, is compared by days: SDKs search for it with a time of that day. */
const chooseScale = (value: string) => (DAY.test(value) ? toDays : toSortable);

/** Amounts in cents, times in whole seconds. */
function toSortable(text: string): number {
  return AMOUNT.test(text) ? toCents(text) : Math.floor(Date.parse(text.toUpperCase()) / 1000);
}

/** Days since the epoch, in UTC. */
const toDays = (text: string) => Math.floor(Date.parse(text.toUpperCase()) / (24 * 60 * 60 * 1000));
