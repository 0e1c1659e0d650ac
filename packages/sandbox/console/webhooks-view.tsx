import type { StoredWebhook } from '../src/apis/control/stored-webhooks';
import { control } from './control';
import { DataTable, type Column } from './data-table';
import { formatTime, replaceUnderscores } from './format';
import { Notice } from './notice';
import { StatusBadge } from './status-badge';
import { TransactionLink } from './transaction-link';
import { useAction, type Action } from './use-action';
import { usePolled } from './use-polled';

/** Shows what was sent to the merchant's server, and what it responded. */
export function WebhooksView() {
  const { data, error, refresh } = usePolled(control.webhooks);
  const action = useAction(refresh);
  return (
    <>
      <Notice error={action.error ?? error} />
      <DataTable
        label="Webhooks"
        rows={data}
        columns={createColumns(action)}
        getKey={({ id }) => id}
        getDocument={({ attempts, document }) => ({ attempts, subject: document })}
        empty="No webhooks yet. Start the sandbox with --webhook-url, the address of your server."
      />
    </>
  );
}

const createColumns = ({ run, pending }: Action): Column<StoredWebhook>[] => [
  { title: 'Kind', cell: ({ kind }) => replaceUnderscores(kind) },
  { title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { title: 'Response', cell: ({ attempts }) => describeResponse(attempts) },
  { title: 'Attempts', numeric: true, cell: ({ attempts }) => attempts.length },
  {
    title: 'About',
    cell: ({ transactionId, subjectId }) =>
      transactionId === null ? <code>{subjectId ?? '–'}</code> : <TransactionLink id={transactionId} />,
  },
  { title: 'Created', cell: ({ createdAt }) => formatTime(createdAt) },
  {
    title: 'Actions',
    cell: ({ id }) => (
      <button type="button" disabled={pending} aria-label={`Send ${id} again`} onClick={() => run(() => control.sendWebhook(id))}>
        Send again
      </button>
    ),
  },
];

/** Describes the last attempt: `204 in 12 ms`. */
export function describeResponse(attempts: StoredWebhook['attempts']): string {
  const last = attempts.at(-1);
  if (last === undefined) return '–';
  if (last.status === undefined) return last.failure ?? 'no response';
  return `${last.status} in ${last.durationMs} ms${last.answer === undefined ? '' : `: ${last.answer.slice(0, 60)}`}`;
}
