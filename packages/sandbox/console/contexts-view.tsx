import type { StoredContext } from '../src/control/stored-rows';
import { Badge } from './badge';
import { control } from './control';
import { DataTable, type Column } from './data-table';
import { formatTime, spaced } from './format';
import { Notice } from './notice';
import { useAction, type Action } from './use-action';
import { usePolled } from './use-polled';

/** What payments leave at the gateway between two calls. */
export function ContextsView() {
  const { data, error, refresh } = usePolled(control.contexts);
  const action = useAction(refresh);
  return (
    <>
      <Notice error={action.error ?? error} />
      <DataTable
        label="Payment contexts"
        rows={data}
        columns={columns(action)}
        keyOf={({ id }) => id}
        documentOf={({ document }) => document}
        empty="No payment is under way: PayPal, Venmo, mandates, 3D Secure lookups and disputes leave their state here."
      />
    </>
  );
}

/** What can happen to a local payment away from the shop, by its status. */
const MOVES: Record<string, readonly ('complete' | 'expire' | 'fund' | 'reverse')[]> = {
  pending: ['complete', 'expire'],
  approved: ['fund', 'reverse'],
};
const LABELS = { complete: 'Complete', expire: 'Expire', fund: 'Fund', reverse: 'Reverse' };

const columns = ({ run, pending }: Action): Column<StoredContext>[] => [
  { title: 'Id', cell: ({ id }) => <code>{id}</code> },
  { title: 'Kind', cell: ({ kind }) => spaced(kind) },
  { title: 'Status', cell: ({ status }) => <Badge tone="plain">{spaced(status)}</Badge> },
  { title: 'Created', cell: ({ createdAt }) => formatTime(createdAt) },
  { title: 'Expires', cell: ({ expiresAt }) => (expiresAt === null ? '–' : formatTime(expiresAt)) },
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
      const moves = kind === 'local_payment' ? (MOVES[status] ?? []) : [];
      if (moves.length === 0) return '–';
      return (
        <span className="actions">
          {moves.map((move) => (
            <button
              key={move}
              type="button"
              disabled={pending}
              aria-label={`${LABELS[move]} ${id}`}
              onClick={() => run(() => control.moveLocalPayment(id, move))}
            >
              {LABELS[move]}
            </button>
          ))}
        </span>
      );
    },
  },
];
