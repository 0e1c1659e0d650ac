import { MAX_EXPIRATION_YEAR_AGE } from '../../../src/constants';
import { INVALID, PARTIAL, isNumeric, validIf, type Verification } from './verification';

export interface MonthAndYear {
  readonly month: string;
  readonly year: string;
}

export function verifyMonth(month: string): Verification {
  if (!month.trim() || month === '0') return PARTIAL;
  return validIf(isNumeric(month) && Number(month) >= 1 && Number(month) <= 12);
}

export function verifyYear(year: string): Verification {
  const now = new Date().getFullYear();
  const century = String(now).slice(0, 2);
  if (!year.trim()) return PARTIAL;
  if (!isNumeric(year)) return INVALID;
  if (year.length === 1 || year === century) return PARTIAL;
  if (year.length === 3) return { isValid: false, isPotentiallyValid: year.startsWith(century) };
  const full = Number(year.length === 2 ? century + year : year);
  return validIf(year.length <= 4 && full >= now && full <= now + MAX_EXPIRATION_YEAR_AGE);
}

/** Judges month and year together: in the current year, months that are past are not valid. */
export function verifyDate({ month, year }: MonthAndYear): Verification {
  const now = new Date();
  const months = verifyMonth(month);
  const years = verifyYear(year);
  if (months.isValid && years.isValid) {
    return validIf(Number(year) % 100 !== now.getFullYear() % 100 || Number(month) > now.getMonth());
  }
  return months.isPotentiallyValid && years.isPotentiallyValid ? PARTIAL : INVALID;
}

/** `1030`, `10 / 2030`, `530`: no month but January, October to December begins with 1, and none with more. */
export function splitDate(date: string): MonthAndYear {
  const text = date.replace(/[/\s-]/g, '');
  if (!text || /^[01]/.test(text)) return { month: text.slice(0, 2), year: text.slice(2) };
  return { month: `0${text[0]}`, year: text.slice(1) };
}
