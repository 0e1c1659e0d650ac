import type { StoredTransaction } from '../src/control/stored-rows';
import { Badge, type Tone } from './badge';
import { control } from './control';
import { DataTable, type Column } from './data-table';
import { formatTime, replaceUnderscores } from './format';
import { Notice } from './notice';
import { useAction, type Action } from './use-action';
import { usePolled } from './use-polled';

const VOIDABLE = ['authorized', 'submitted_for_settlement'];
const SETTLEABLE = [...VOIDABLE, 'settling', 'settlement_pending', 'settlement_confirmed'];

export function TransactionsView() {
  const { data, error, refresh } = usePolled(control.transactions);
  const action = useAction(refresh);
  return (
    <>
      <Notice error={action.error ?? error} />
      <DataTable
        label="Transactions"
        rows={data}
        columns={createColumns(action)}
        getKey={({ id }) => id}
        getDocument={({ document }) => document}
        empty="No transactions yet. Your server creates one with transaction.sale()."
      />
    </>
  );
}

const createColumns = ({ run, pending }: Action): Column<StoredTransaction>[] => [
  { title: 'Id', cell: ({ id }) => <code>{id}</code> },
  { title: 'Status', cell: ({ status }) => <Badge tone={toTone(status)}>{replaceUnderscores(status)}</Badge> },
  { title: 'Amount', numeric: true, cell: ({ type, amount, currency }) => `${type === 'credit' ? '−' : ''}${amount} ${currency}` },
  { title: 'Paid with', cell: ({ instrument }) => instrument },
  { title: 'Order', cell: ({ orderId }) => orderId ?? '–' },
  { title: 'Created', cell: ({ createdAt }) => formatTime(createdAt) },
  {
    title: 'Actions',
    cell: ({ id, status }) => (
      <span className="actions">
        {SETTLEABLE.includes(status) && (
          <button type="button" disabled={pending} aria-label={`Settle ${id}`} onClick={() => run(() => control.settle(id))}>
            Settle
          </button>
        )}
        {VOIDABLE.includes(status) && (
          <button type="button" disabled={pending} aria-label={`Void ${id}`} onClick={() => run(() => control.voidTransaction(id))}>
            Void
          </button>
        )}
        {!SETTLEABLE.includes(status) && '–'}
      </span>
    ),
  },
];

function toTone(status: string): Tone {
  if (/declined|rejected|failed|expired/.test(status)) return 'bad';
  if (status === 'voided') return 'plain';
  return status === 'settled' ? 'good' : 'busy';
}
