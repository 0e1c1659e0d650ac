import { type SandboxContext } from '../../core/context';
import { type StatusEvent, type transactions } from '../../core/store/schema';
import { type InstrumentKind } from '../instruments/define-instrument';
import { findKindOfTransaction } from '../instruments/kinds';

export type TransactionRow = typeof transactions.$inferSelect;

/** Internal data in a transaction's document. No response contains it. */
export interface Internal {
  /** Identifies the card or account, to find duplicates. */
  identity: string | null;
  instrumentType: string;
  /** Milliseconds since the epoch, by the sandbox clock. */
  authorizationExpiresAt: number | null;
  submittedAt: number | null;
  /** `token` for a payment with a vaulted method, else `full_information`. */
  createdUsing: string;
  /** What the server sent as `device_data`, from the data collector of the page. Responses only say that there was some. */
  deviceData: string | null;
  /** Whether the merchant got the authorization by telephone. */
  isVoiceAuthorization: boolean;
  /** Who initiated the payment, as the server sent it: `recurring`. */
  transactionSource: string | null;
}

export function readInternal(row: Pick<TransactionRow, 'document'>): Internal {
  const internal = row.document['internal'] as Partial<Internal> | undefined;
  return {
    identity: internal?.identity ?? null,
    instrumentType: internal?.instrumentType ?? 'credit_card',
    authorizationExpiresAt: internal?.authorizationExpiresAt ?? null,
    submittedAt: internal?.submittedAt ?? null,
    createdUsing: internal?.createdUsing ?? 'full_information',
    deviceData: internal?.deviceData ?? null,
    isVoiceAuthorization: internal?.isVoiceAuthorization ?? false,
    transactionSource: internal?.transactionSource ?? null,
  };
}

export function createStatusEvent(
  { clock, merchant, settings }: Pick<SandboxContext, 'clock' | 'merchant' | 'settings'>,
  status: string,
  amount: string,
): StatusEvent {
  return { status, amount, timestamp: new Date(clock.now()).toISOString(), transactionSource: 'api', user: settings.user ?? merchant.id };
}

/** The kind of payment method that was charged. */
export const readKind = (row: Pick<TransactionRow, 'document'>): InstrumentKind => findKindOfTransaction(readInternal(row).instrumentType);
