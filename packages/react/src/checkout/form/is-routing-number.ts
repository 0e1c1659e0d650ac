const WEIGHTS = [3, 7, 1];

/** Whether it can be the routing number of a US bank: nine digits, of which the last checks the others. */
export function isRoutingNumber(text: string): boolean {
  if (!/^(?!0{9})\d{9}$/.test(text)) return false;
  return [...text].reduce((sum, digit, place) => sum + Number(digit) * (WEIGHTS[place % 3] ?? 0), 0) % 10 === 0;
}
