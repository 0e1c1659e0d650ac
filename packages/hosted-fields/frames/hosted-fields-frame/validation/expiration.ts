import { MAX_EXPIRATION_YEAR_AGE } from '../../../src/constants';
import { INVALID, PARTIAL, isNumeric, toVerification, type Verification } from './verification';

export interface MonthAndYear {
  readonly month: string;
  readonly year: string;
}

export function verifyMonth(month: string): Verification {
  if (!month.trim() || month === '0') return PARTIAL;
  return toVerification(isNumeric(month) && Number(month) >= 1 && Number(month) <= 12);
}

export function verifyYear(year: string): Verification {
  const now = new Date().getFullYear();
  const century = String(now).slice(0, 2);
  if (!year.trim()) return PARTIAL;
  if (!isNumeric(year)) return INVALID;
  if (year.length === 1 || year === century) return PARTIAL;
  if (year.length === 3) return { isValid: false, isPotentiallyValid: year.startsWith(century) };
  const full = Number(year.length === 2 ? century + year : year);
  return toVerification(year.length <= 4 && full >= now && full <= now + MAX_EXPIRATION_YEAR_AGE);
}

/** Verifies month and year together. In the current year, past months are invalid. */
export function verifyDate({ month, year }: MonthAndYear): Verification {
  const now = new Date();
  const months = verifyMonth(month);
  const years = verifyYear(year);
  if (months.isValid && years.isValid) {
    return toVerification(Number(year) % 100 !== now.getFullYear() % 100 || Number(month) > now.getMonth());
  }
  return months.isPotentiallyValid && years.isPotentiallyValid ? PARTIAL : INVALID;
}

/**
 * Splits a date such as `10 / 2030`, `1/30`, `1030` or `530`. A separator ends the month, so three parts are no date. Without separators, a month that
 * begins with 2 to 9 has one digit.
 */
export function splitDate(date: string): MonthAndYear {
  const parts = putMonthFirst(date)
    .split(/[-/.\s]+/)
    .filter(Boolean);
  const [first = '', ...rest] = parts;
  if (rest.length && first.length < 3) return { month: first.padStart(2, '0'), year: rest.join('/') };
  const digits = parts.join('').replace(/^[^01]/, '0$&');
  return { month: digits.slice(0, 2), year: digits.slice(2) };
}

/** Puts a date in order that begins with its year, as password managers write it: `2030-03`, `2030/3` or `203003`. */
export function putMonthFirst(date: string): string {
  return date.replace(/^\s*(20\d\d)(?:[-/.\s]+([1-9])|[-/.\s]*(0[1-9]|1[0-2]))\s*$/, '$2$3/$1');
}
