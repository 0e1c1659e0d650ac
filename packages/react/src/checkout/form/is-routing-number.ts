const WEIGHTS = [3, 7, 1];

/** Returns whether a text can be the routing number of a US bank: nine digits whose weighted sum is a multiple of 10. */
export function isRoutingNumber(text: string): boolean {
  if (!/^(?!0{9})\d{9}$/.test(text)) return false;
  return [...text].reduce((sum, digit, index) => sum + Number(digit) * (WEIGHTS[index % 3] ?? 0), 0) % 10 === 0;
}
