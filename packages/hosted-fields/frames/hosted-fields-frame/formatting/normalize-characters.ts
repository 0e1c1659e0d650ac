/**
 * Replaces digits of all scripts, full-width characters, dashes, slashes and special spaces by their ASCII characters, and drops invisible characters
 * such as direction marks. The keys `-` and `/` of a Japanese keyboard type `ー` and `・`.
 */
export function normalizeCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/\p{DI}/gu, '')
    .replace(/[\p{Pd}−ー]/gu, '-')
    .replace(/[⁄∕・]/g, '/');
}

/** Unicode has the ten digits of a script one after the other. */
function toAsciiDigit(digit: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) as number) - value - 1))) value += 1;
  return String(value % 10);
}
