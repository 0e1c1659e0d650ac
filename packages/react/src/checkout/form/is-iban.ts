/** Whether an IBAN is complete and its check digits fit (ISO 13616): letters count from 10, the first four characters last. */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** As banks take it: without spaces, in capitals. */
export const compactIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();
