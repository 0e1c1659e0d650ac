/** How a settlement ends. */
export interface Settlement {
  status: 'settled' | 'settlement_declined' | 'settlement_pending';
  /** The processor's settlement response code. */
  code: string;
  /** Why a bank debit was returned. */
  achReturnCode?: string;
}

export const SETTLED: Settlement = { status: 'settled', code: '4000' };

/** Decides how the settlement of an amount ends, by the provider's documented test amounts. Undefined for amounts that it does not name. */
export function settleByAmount(cents: number): Settlement {
  if (cents >= 4001_00 && cents <= 4001_99) return { status: 'settlement_declined', code: '4001' };
  if (cents >= 4003_00 && cents <= 5000_99) return { status: 'settlement_declined', code: String(Math.floor(cents / 100)) };
  if (cents === 5001_02) return { status: 'settlement_declined', code: '3000' };
  return SETTLED;
}
