/** How a settlement ends. */
export interface Settlement {
  status: 'settled' | 'settlement_declined' | 'settlement_pending';
  /** The processor's settlement response code. */
  code: string;
  /** Why a bank debit was returned. */
  achReturnCode?: string;
}

/** Payment methods for which the amounts below decide, besides bank debits. */
const DECIDED_BY_AMOUNT = new Set(['paypal_account', 'venmo_account', 'local_payment', 'sepa_debit_account', 'paypal_here']);

/** Amounts in cents of bank debits that the bank returns, with its reason. */
const RETURNED = new Map([
  [44_444_44, 'R01'], // no funds
  [55_555_55, 'R29'], // not authorized
  [6_666_66, 'R02'], // account closed
  [7_777_77, 'R03'], // account not found
]);

const SETTLED: Settlement = { status: 'settled', code: '4000' };

/** Decides how the settlement of a captured or refunded amount ends: by the provider's documented test amounts for the kind of payment method. */
export function decideSettlement(instrumentType: string, cents: number): Settlement {
  if (instrumentType === 'us_bank_account') {
    const achReturnCode = RETURNED.get(cents);
    return achReturnCode ? { status: 'settlement_declined', code: '4001', achReturnCode } : SETTLED;
  }
  if (!DECIDED_BY_AMOUNT.has(instrumentType)) return SETTLED;
  if (cents >= 4001_00 && cents <= 4001_99) return { status: 'settlement_declined', code: '4001' };
  if (instrumentType === 'paypal_account' && cents >= 4002_00 && cents <= 4002_99) return { status: 'settlement_pending', code: '4002' };
  if (cents >= 4003_00 && cents <= 5000_99) return { status: 'settlement_declined', code: String(Math.floor(cents / 100)) };
  if (cents === 5001_02) return { status: 'settlement_declined', code: '3000' };
  return SETTLED;
}
