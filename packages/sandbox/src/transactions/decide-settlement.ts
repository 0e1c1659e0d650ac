export interface Settlement {
  status: 'settled' | 'settlement_declined' | 'settlement_pending';
  code: string;
  /** Why a bank debit was returned. */
  achReturnCode?: string;
}

/** Payment methods whose capture can be declined. */
const REFUSABLE = new Set(['paypal_account', 'venmo_account', 'local_payment', 'sepa_debit_account', 'paypal_here']);

/** Amounts in cents of bank debits that are returned: no funds, not authorized, account closed, account not found. */
const RETURNED = new Map([
  [4444444, 'R01'],
  [5555555, 'R29'],
  [666666, 'R02'],
  [777777, 'R03'],
]);

const SETTLED: Settlement = { status: 'settled', code: '4000' };

/** Decides the settlement of a captured or refunded amount, by the amount alone. */
export function decideSettlement(instrumentType: string, cents: number): Settlement {
  if (instrumentType === 'us_bank_account') {
    const achReturnCode = RETURNED.get(cents);
    return achReturnCode ? { status: 'settlement_declined', code: '4001', achReturnCode } : SETTLED;
  }
  if (!REFUSABLE.has(instrumentType)) return SETTLED;
  const whole = String(Math.floor(cents / 100));
  if (cents >= 400100 && cents <= 400199) return { status: 'settlement_declined', code: '4001' };
  if (cents >= 400200 && cents <= 400299) return { status: 'settlement_pending', code: '4002' };
  if (cents >= 400300 && cents <= 500099) return { status: 'settlement_declined', code: whole };
  if (cents === 500102) return { status: 'settlement_declined', code: '3000' };
  return SETTLED;
}
