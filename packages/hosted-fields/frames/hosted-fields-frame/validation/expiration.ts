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

/** Splits a date such as `1030`, `10 / 2030` or `530`. A month that begins with 2 to 9 has one digit. */
export function splitDate(date: string): MonthAndYear {
  const text = date.replace(/[/\s-]/g, '');
  if (!text || /^[01]/.test(text)) return { month: text.slice(0, 2), year: text.slice(2) };
  return { month: `0${text[0]}`, year: text.slice(1) };
}
