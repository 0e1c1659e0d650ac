import { type FieldError } from '../server/gateway-error';
import { type CardInput } from './card-input';

const REQUIRED = { path: ['expirationDate'], code: '81709', message: 'Expiration date is required.' };
const INVALID = { path: ['expirationDate'], code: '81710', message: 'Expiration date is invalid.' };
const MONTH = { path: ['expirationMonth'], code: '81712', message: 'Expiration month is invalid.' };
const yearError = (code: '81711' | '81713', path: string, name: string) => ({
  path: [path],
  code,
  message: `${name} is invalid. It must be between 1975 and 2201.`,
});

/** M/YY, MM/YY, M/YYYY, MM/YYYY, with blanks around the slash. */
const DATE = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/;

/** Month and year, when given, win over the date. */
export function validateExpiration(card: CardInput, required: boolean): FieldError[] {
  const { expirationDate: date, expirationMonth: month, expirationYear: year } = card;
  if (date == null && month == null && year == null) return required ? [REQUIRED] : [];
  if (!date && !month && !year) return [REQUIRED];
  if (!month && !year) return validateDate(date ?? '');
  const [dateMonth, dateYear] = (date ?? '').split('/').map((part) => part.trim());
  return [...validateMonth(month ?? dateMonth, required), ...validateYear(year ?? dateYear, required)];
}

/** Two-digit years are of this century. */
export function fourDigitYear(year: string): string {
  return /^\d{2}$/.test(year) ? `20${year}` : year;
}

/** What a valid card's date comes to, `MM` and `YYYY`; null where it has none. */
export function expirationOf(card: CardInput): { month: string | null; year: string | null } {
  const [dateMonth, dateYear] = (card.expirationDate ?? '').split('/').map((part) => part.trim());
  const month = card.expirationMonth || dateMonth;
  const year = card.expirationYear || dateYear;
  return { month: month ? month.trim().padStart(2, '0') : null, year: year ? fourDigitYear(year.trim()) : null };
}

function validateDate(date: string): FieldError[] {
  const [, month, year] = DATE.exec(date) ?? [];
  if (month === undefined || year === undefined || !isMonth(month)) return [INVALID];
  return isYear(year) ? [] : [yearError('81711', 'expirationDate', 'Expiration date year')];
}

function validateMonth(month: string | undefined, required: boolean): FieldError[] {
  if (month === undefined && !required) return [];
  return isMonth(month ?? '') ? [] : [MONTH];
}

function validateYear(year: string | undefined, required: boolean): FieldError[] {
  if (year === undefined && !required) return [];
  return isYear(year ?? '') ? [] : [yearError('81713', 'expirationYear', 'Expiration year')];
}

const isMonth = (text: string) => /^\s*\d{1,2}\s*$/.test(text) && Number(text) >= 1 && Number(text) <= 12;
const isYear = (text: string) => {
  const year = fourDigitYear(text.trim());
  return /^\d{4}$/.test(year) && Number(year) >= 1975 && Number(year) <= 2201;
};
