import { Fragment, useState, type ReactNode } from 'react';
import { ValueDetail, withoutNulls } from './value-detail';

export interface Column<T> {
  title: string;
  cell(row: T): ReactNode;
  /** Aligns numbers and amounts to the right. */
  numeric?: boolean;
}

interface DataTableProps<T> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<T>[];
  /** Undefined until the first response. */
  rows: readonly T[] | undefined;
  getKey(row: T): string;
  getDocument(row: T): unknown;
  /** Shown when there are no rows. */
  empty: string;
}

/** A table whose rows can be expanded to a document. On a narrow screen each row is a card; the roles keep its semantics. */
export function DataTable<T>({ label, columns, rows, getKey, getDocument, empty }: DataTableProps<T>) {
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
          const key = getKey(row);
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
                    <ValueDetail title={`Stored for ${key}`} value={withoutNulls(getDocument(row))} />
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
