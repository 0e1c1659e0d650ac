import type { StoredNonce } from '../src/apis/control/stored-rows';
import { Badge } from './badge';
import { control } from './control';
import { DataTable, type Column } from './data-table';
import { formatSpan, formatTime } from './format';
import { Notice } from './notice';
import { TransactionLink } from './transaction-link';
import { usePolled } from './use-polled';

export function NoncesView({ now }: { now: number | undefined }) {
  const { data, error } = usePolled(control.nonces);
  return (
    <>
      <Notice error={error} />
      <DataTable
        label="Payment method nonces"
        rows={data}
        columns={createColumns(now)}
        getKey={({ nonce }) => nonce}
        getDocument={({ document }) => document}
        empty="No nonces yet. Each tokenization creates one."
      />
    </>
  );
}

const createColumns = (now = Date.now()): Column<StoredNonce>[] => [
  { title: 'Nonce', cell: ({ nonce }) => <code>{nonce}</code> },
  { title: 'Type', cell: ({ type, brand }) => brand ?? type },
  { title: 'Last four', cell: ({ lastFour }) => (lastFour ? `•••• ${lastFour}` : '–') },
  { title: 'State', cell: (row) => <State row={row} now={now} /> },
  {
    title: 'Expires',
    cell: ({ expiresAt, consumed }) => (consumed || expiresAt <= now ? formatTime(expiresAt) : `in ${formatSpan(expiresAt - now)}`),
  },
  { title: 'Paid', cell: ({ transactionId }) => <TransactionLink id={transactionId} /> },
  { title: 'Customer', cell: ({ customerId }) => customerId ?? '–' },
];

function State({ row, now }: { row: StoredNonce; now: number }) {
  if (row.consumed) return <Badge tone="plain">spent</Badge>;
  return row.expiresAt <= now ? <Badge tone="bad">expired</Badge> : <Badge tone="good">unspent</Badge>;
}
