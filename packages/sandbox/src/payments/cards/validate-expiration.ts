import { type FieldError } from '../../core/http/gateway-error';
import { type CardInput } from './card-input';

const REQUIRED = { path: ['expirationDate'], code: '81709', message: 'Expiration date is required.' };
const INVALID = { path: ['expirationDate'], code: '81710', message: 'Expiration date is invalid.' };
const MONTH = { path: ['expirationMonth'], code: '81712', message: 'Expiration month is invalid.' };
const createYearError = (code: '81711' | '81713', path: string, name: string) => ({
  path: [path],
  code,
  message: `${name} is invalid. It must be between 1975 and 2201.`,
});

/** M/YY, MM/YY, M/YYYY or MM/YYYY, with optional spaces. */
const DATE = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/;

/**
 * Validates the expiration date. Separate month and year take precedence over the combined date. A date that has passed is valid.
 * @param required whether a missing date is an error. One that is sent empty is always an error
 */
export function validateExpiration(card: CardInput, required: boolean): FieldError[] {
  const { expirationDate: date, expirationMonth: month, expirationYear: year } = card;
  if (date == null && month == null && year == null) return required ? [REQUIRED] : [];
  if (!date && !month && !year) return [REQUIRED];
  if (!month && !year) return validateDate(date ?? '');
  const [dateMonth, dateYear] = date ? date.split('/').map((part) => part.trim()) : [];
  return [...validateMonth(month ?? dateMonth, required), ...validateYear(year ?? dateYear, required)];
}

/** Lists the error of a request that names the date twice. The client API accepts such a request. */
export const findExpirationConflict = ({ expirationDate, expirationMonth, expirationYear }: CardInput): FieldError[] =>
  expirationDate && (expirationMonth || expirationYear)
    ? [{ path: ['expirationDate'], code: '91708', message: 'Cannot provide an expiration date and a month or year.' }]
    : [];

/** Two-digit years belong to this century. */
function toFourDigitYear(year: string): string {
  return /^\d{2}$/.test(year) ? `20${year}` : year;
}

/** Reads a valid card's expiration date as `MM` and `YYYY`, each null when it is missing. */
export function readExpiration(card: CardInput): { month: string | null; year: string | null } {
  const [dateMonth, dateYear] = (card.expirationDate ?? '').split('/').map((part) => part.trim());
  const month = card.expirationMonth || dateMonth;
  const year = card.expirationYear || dateYear;
  return { month: month ? month.trim().padStart(2, '0') : null, year: year ? toFourDigitYear(year.trim()) : null };
}

function validateDate(date: string): FieldError[] {
  const [, month, year] = DATE.exec(date) ?? [];
  if (month === undefined || year === undefined || !isMonth(month)) return [INVALID];
  return isYear(year) ? [] : [createYearError('81711', 'expirationDate', 'Expiration date year')];
}

function validateMonth(month: string | undefined, required: boolean): FieldError[] {
  if (month === undefined && !required) return [];
  return isMonth(month ?? '') ? [] : [MONTH];
}

function validateYear(year: string | undefined, required: boolean): FieldError[] {
  if (year === undefined && !required) return [];
  return isYear(year ?? '') ? [] : [createYearError('81713', 'expirationYear', 'Expiration year')];
}

const isMonth = (text: string) => /^\s*\d{1,2}\s*$/.test(text) && Number(text) >= 1 && Number(text) <= 12;
const isYear = (text: string) => {
  const year = toFourDigitYear(text.trim());
  return /^\d{4}$/.test(year) && Number(year) >= 1975 && Number(year) <= 2201;
};
