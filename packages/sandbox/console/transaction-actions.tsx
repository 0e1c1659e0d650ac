import type { StoredTransaction } from '../src/apis/control/stored-transactions';
import { control } from './control';
import type { Action } from './use-action';

const VOIDABLE = ['authorized', 'submitted_for_settlement'];
const SETTLEABLE = [...VOIDABLE, 'settling', 'settlement_pending', 'settlement_confirmed'];

interface TransactionActionsProps {
  transaction: StoredTransaction;
  action: Action;
  /** Shown when there are no actions. */
  none?: string;
}

/** The changes that the console offers for a transaction in its status. */
export function TransactionActions({ transaction: { id, status }, action, none }: TransactionActionsProps) {
  const { run, pending } = action;
  if (!SETTLEABLE.includes(status)) return none;
  return (
    <span className="actions">
      <button type="button" disabled={pending} aria-label={`Settle ${id}`} onClick={() => run(() => control.settle(id))}>
        Settle
      </button>
      {VOIDABLE.includes(status) && (
        <button type="button" disabled={pending} aria-label={`Void ${id}`} onClick={() => run(() => control.voidTransaction(id))}>
          Void
        </button>
      )}
    </span>
  );
}
