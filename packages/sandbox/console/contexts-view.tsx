import type { StoredContext } from '../src/control/stored-rows';
import { Badge } from './badge';
import { control } from './control';
import { DataTable, type Column } from './data-table';
import { formatTime, spaced } from './format';
import { Notice } from './notice';
import { usePolled } from './use-polled';

/** What payments leave at the gateway between two calls. */
export function ContextsView() {
  const { data, error } = usePolled(control.contexts);
  return (
    <>
      <Notice error={error} />
      <DataTable
        label="Payment contexts"
        rows={data}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        documentOf={({ document }) => document}
        empty="No payment is under way: PayPal, Venmo, mandates, 3D Secure lookups and disputes leave their state here."
      />
    </>
  );
}

const COLUMNS: Column<StoredContext>[] = [
  { title: 'Id', cell: ({ id }) => <code>{id}</code> },
  { title: 'Kind', cell: ({ kind }) => spaced(kind) },
  { title: 'Status', cell: ({ status }) => <Badge tone="plain">{spaced(status)}</Badge> },
  { title: 'Created', cell: ({ createdAt }) => formatTime(createdAt) },
  { title: 'Expires', cell: ({ expiresAt }) => (expiresAt === null ? '–' : formatTime(expiresAt)) },
];
