/** Amounts are calculated in cents, as integers below 2^53. The wire has two decimals; a third one is zero. */
export const toCents = (amount: string): number => {
  const [whole = '0', decimals = ''] = amount.split('.');
  return Number(whole || '0') * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
};

export const fromCents = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
