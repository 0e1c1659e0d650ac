import { Fragment, useState, type ReactNode } from 'react';
import { ValueDetail } from './value-detail';

export interface Column<T> {
  title: string;
  cell(row: T): ReactNode;
  /** Numbers and amounts stand to the right. */
  numeric?: boolean;
}

interface DataTableProps<T> {
  /** What the rows are, for those who cannot see the heading. */
  label: string;
  columns: readonly Column<T>[];
  /** `undefined` while the first answer is awaited. */
  rows: readonly T[] | undefined;
  keyOf(row: T): string;
  documentOf(row: T): unknown;
  /** Said when there are none. */
  empty: string;
}

/** Rows with a document behind each; on a narrow screen each row is a card. The roles keep it a table there, too. */
export function DataTable<T>({ label, columns, rows, keyOf, documentOf, empty }: DataTableProps<T>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => setOpen((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
  if (!rows) return <p className="empty">Loading …</p>;
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  return (
    <table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title, numeric }) => (
            <th key={title} role="columnheader" scope="col" className={numeric ? 'numeric' : undefined}>
              {title}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="hidden">Details</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => {
          const key = keyOf(row);
          const expanded = open.has(key);
          return (
            <Fragment key={key}>
              <tr role="row">
                {columns.map(({ title, cell, numeric }) => (
                  <td key={title} role="cell" data-title={title} className={numeric ? 'numeric' : undefined}>
                    <div>{cell(row)}</div>
                  </td>
                ))}
                <td role="cell" className="more">
                  <button type="button" className="quiet" aria-expanded={expanded} onClick={() => toggle(key)}>
                    {expanded ? 'Less' : 'More'}
                    <span className="hidden"> about {key}</span>
                  </button>
                </td>
              </tr>
              {expanded && (
                <tr role="row" className="expansion">
                  <td role="cell" colSpan={columns.length + 1}>
                    <ValueDetail title={`Stored for ${key}`} value={withoutNulls(documentOf(row))} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** The store writes down every member there might be; what is there reads better without the rest. */
const withoutNulls = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document, (_, member: unknown) => (member === null ? undefined : member)));
