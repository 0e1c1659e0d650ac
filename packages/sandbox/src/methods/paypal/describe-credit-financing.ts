import { countDecimals, roundCents } from '../../payments/transactions/currency-decimals';
import { fromCents, toCents } from '../../payments/transactions/money';
import { type PayPalPayment } from './payment';

/** Number of monthly payments, by funding source. */
const TERMS: Partial<Record<PayPalPayment['funding'], number>> = { credit: 12, paylater: 4 };

/** Describes the financing of a payer who pays in installments. Undefined for other payers. An agreement has no amount yet, so its costs are zero. */
export function describeCreditFinancing({ funding, amount = '0.00', currency = 'USD' }: PayPalPayment) {
  const term = TERMS[funding];
  if (term === undefined) return undefined;
  const money = (value: string) => ({ value, currency });
  return {
    totalCost: money(amount),
    term,
    monthlyPayment: money(fromCents(roundCents(toCents(amount) / term, countDecimals(currency, true), Math.ceil))),
    totalInterest: money('0.00'),
    payerAcceptance: true,
    cartAmountImmutable: false,
  };
}
