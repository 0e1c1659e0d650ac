import type { PaymentMethod } from '../../server/contract';

/** `Visa ending in 1111`, `PayPal, ada@example.com`, `iDEAL`. */
export function methodText({ kind, name, detail }: PaymentMethod): string {
  return [name, detail].filter(Boolean).join(kind === 'card' ? ' ' : ', ');
}
