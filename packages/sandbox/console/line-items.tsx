import { textAt } from '../src/core/text-at';
import { DataTable, type Column } from './data-table';

/** The line items of a transaction. */
export function LineItems({ items }: { items: unknown }) {
  if (!Array.isArray(items) || items.length === 0) return null;
  return (
    <>
      <h2>Line items</h2>
      <DataTable
        label="Line items"
        rows={items as unknown[]}
        columns={COLUMNS}
        getKey={(item) => `${items.indexOf(item) + 1}: ${textAt(item, 'name') ?? 'line item'}`}
        getDocument={(item) => item}
        empty=""
      />
    </>
  );
}

const createColumn = (title: string, name: string, numeric = false): Column<unknown> => ({
  title,
  numeric,
  cell: (item) => textAt(item, name) ?? '–',
});

const COLUMNS = [
  createColumn('Name', 'name'),
  createColumn('Kind', 'kind'),
  createColumn('Quantity', 'quantity', true),
  createColumn('Unit', 'unitAmount', true),
  createColumn('Total', 'totalAmount', true),
];
