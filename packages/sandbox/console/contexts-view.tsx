import type { StoredContext } from '../src/apis/control/stored-rows';
import { Badge } from './badge';
import { control } from './control';
import { DataTable, type Column } from './data-table';
import { formatTime, replaceUnderscores } from './format';
import { Notice } from './notice';
import { TransactionLink } from './transaction-link';
import { useAction, type Action } from './use-action';
import { usePolled } from './use-polled';

/** Shows the state of payments between two requests. */
export function ContextsView() {
  const { data, error, refresh } = usePolled(control.contexts);
  const action = useAction(refresh);
  return (
    <>
      <Notice error={action.error ?? error} />
      <DataTable
        label="Payment contexts"
        rows={data}
        columns={createColumns(action)}
        getKey={({ id }) => id}
        getDocument={({ document }) => document}
        empty="No payment contexts yet. PayPal and Venmo payments, mandates, 3D Secure lookups and disputes appear here."
      />
    </>
  );
}

/** Events of a local payment outside of the shop, by its status. */
const EVENTS: Record<string, readonly ('complete' | 'expire' | 'fund' | 'reverse')[]> = {
  pending: ['complete', 'expire'],
  approved: ['fund', 'reverse'],
};
const LABELS = { complete: 'Complete', expire: 'Expire', fund: 'Fund', reverse: 'Reverse' };

const createColumns = ({ run, pending }: Action): Column<StoredContext>[] => [
  { title: 'Id', cell: ({ id }) => <code>{id}</code> },
  { title: 'Kind', cell: ({ kind }) => replaceUnderscores(kind) },
  { title: 'Status', cell: ({ status }) => <Badge tone="plain">{replaceUnderscores(status)}</Badge> },
  { title: 'Created', cell: ({ createdAt }) => formatTime(createdAt) },
  { title: 'Expires', cell: ({ expiresAt }) => (expiresAt === null ? '–' : formatTime(expiresAt)) },
  {
    title: 'Became',
    cell: ({ nonce, transactionId }) =>
      transactionId === null ? nonce === null ? '–' : <code>{nonce}</code> : <TransactionLink id={transactionId} />,
  },
  {
    title: 'Actions',
    cell({ id, kind, status }) {
      if (kind === 'payment_sheet' && status === 'pending') {
        return (
          <a href={`/pay/${kind}/${id}`} target="_blank" rel="noreferrer" aria-label={`Open the sheet ${id}`}>
            Open the sheet
          </a>
        );
      }
      const events = kind === 'local_payment' ? (EVENTS[status] ?? []) : [];
      if (events.length === 0) return '–';
      return (
        <span className="actions">
          {events.map((event) => (
            <button
              key={event}
              type="button"
              disabled={pending}
              aria-label={`${LABELS[event]} ${id}`}
              onClick={() => run(() => control.triggerLocalPaymentEvent(id, event))}
            >
              {LABELS[event]}
            </button>
          ))}
        </span>
      );
    },
  },
];
