const WEIGHTS = [3, 7, 1];

/** Whether it can be the routing number of a US bank: nine digits, of which the last checks the others. */
export function isRoutingNumber(text: string): boolean {
  const digits = text.trim();
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits].reduce((before, digit, place) => before + Number(digit) * (WEIGHTS[place % 3] ?? 0), 0);
  return sum % 10 === 0;
}
