/**
 * Returns whether an IBAN is complete and its check digits are correct (ISO 13616): the first four characters are moved to the end, letters become
 * numbers from 10 to 35, and the whole number modulo 97 is 1.
 */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => parseInt(character, 36)).join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
}

/** Returns an IBAN in the format that banks accept: without spaces, in capitals. */
export const compactIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();
