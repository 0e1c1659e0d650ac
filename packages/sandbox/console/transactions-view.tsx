import { useCallback, useState } from 'react';
import type { StoredTransaction } from '../src/apis/control/stored-transactions';
import { control } from './control';
import { DataTable, type Column } from './data-table';
import { formatTime } from './format';
import { Notice } from './notice';
import { StatusBadge } from './status-badge';
import { TransactionActions } from './transaction-actions';
import { TransactionLink } from './transaction-link';
import { useAction, type Action } from './use-action';
import { usePolled } from './use-polled';

export function TransactionsView() {
  const [search, setSearch] = useState('');
  const load = useCallback((signal: AbortSignal) => control.transactions(search, signal), [search]);
  const { data, error, refresh } = usePolled(load);
  const action = useAction(refresh);
  return (
    <>
      <form className="filters" role="search" aria-label="Transactions" onSubmit={(event) => event.preventDefault()}>
        <label className="wide">
          Search
          <input
            type="search"
            value={search}
            placeholder="id, order, amount, status, email"
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        {data && <p className="count">{data.length} shown</p>}
      </form>
      <Notice error={action.error ?? error} />
      <DataTable
        label="Transactions"
        rows={data}
        columns={createColumns(action)}
        getKey={({ id }) => id}
        getDocument={({ document }) => document}
        empty={
          search === '' ? 'No transactions yet. Your server creates one with transaction.sale().' : 'No transaction contains this text.'
        }
      />
    </>
  );
}

const createColumns = ({ run, pending }: Action): Column<StoredTransaction>[] => [
  { title: 'Id', cell: ({ id }) => <TransactionLink id={id} /> },
  { title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { title: 'Amount', numeric: true, cell: ({ type, amount, currency }) => `${type === 'credit' ? '−' : ''}${amount} ${currency}` },
  { title: 'Paid with', cell: ({ instrument }) => instrument },
  { title: 'Order', cell: ({ orderId }) => orderId ?? '–' },
  { title: 'Created', cell: ({ createdAt }) => formatTime(createdAt) },
  { title: 'Actions', cell: (transaction) => <TransactionActions transaction={transaction} action={{ run, pending }} none="–" /> },
];
