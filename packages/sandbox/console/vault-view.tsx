import type { StoredCustomer, StoredMethod } from '../src/apis/control/stored-rows';
import { Badge } from './badge';
import { control } from './control';
import { DataTable, type Column } from './data-table';
import { formatTime } from './format';
import { Notice } from './notice';
import { usePolled } from './use-polled';

const load = async (signal: AbortSignal) => {
  const [customers, methods] = await Promise.all([control.customers(signal), control.paymentMethods(signal)]);
  return { customers, methods };
};

export function VaultView() {
  const { data, error } = usePolled(load);
  return (
    <>
      <Notice error={error} />
      <h2>Customers</h2>
      <DataTable
        label="Customers"
        rows={data?.customers}
        columns={CUSTOMER_COLUMNS}
        getKey={({ id }) => id}
        getDocument={({ document }) => document}
        empty="No customers yet."
      />
      <h2>Payment methods</h2>
      <DataTable
        label="Payment methods"
        rows={data?.methods}
        columns={METHOD_COLUMNS}
        getKey={({ token }) => token}
        getDocument={({ document }) => document}
        empty="No saved payment methods yet."
      />
    </>
  );
}

const CUSTOMER_COLUMNS: Column<StoredCustomer>[] = [
  { title: 'Id', cell: ({ id }) => <code>{id}</code> },
  { title: 'Name', cell: ({ name }) => name || '–' },
  { title: 'Email', cell: ({ email }) => email ?? '–' },
  { title: 'Created', cell: ({ createdAt }) => formatTime(createdAt) },
];

const METHOD_COLUMNS: Column<StoredMethod>[] = [
  { title: 'Token', cell: ({ token }) => <code>{token}</code> },
  {
    title: 'Method',
    cell: ({ description, isDefault }) => (
      <>
        {description} {isDefault && <Badge tone="plain">default</Badge>}
      </>
    ),
  },
  { title: 'Customer', cell: ({ customerId }) => <code>{customerId}</code> },
  { title: 'Created', cell: ({ createdAt }) => formatTime(createdAt) },
];
