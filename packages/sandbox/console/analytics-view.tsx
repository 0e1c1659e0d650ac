import { useState } from 'react';
import type { StoredEvent } from '../src/apis/control/stored-rows';
import { control } from './control';
import { DataTable, type Column } from './data-table';
import { formatTime } from './format';
import { Notice } from './notice';
import { usePolled } from './use-polled';

export function AnalyticsView() {
  const { data, error } = usePolled(control.analytics);
  const [filter, setFilter] = useState('');
  return (
    <>
      <form className="filters" role="search" aria-label="Analytics events" onSubmit={(event) => event.preventDefault()}>
        <label>
          Event
          <input type="search" value={filter} placeholder="tokenization" onChange={(event) => setFilter(event.target.value)} />
        </label>
      </form>
      <Notice error={error} />
      <DataTable
        label="Analytics events"
        rows={data?.filter(({ event }) => event.includes(filter))}
        columns={COLUMNS}
        getKey={({ id }) => `event ${id}`}
        getDocument={({ document }) => document}
        empty="No matching events yet."
      />
    </>
  );
}

const COLUMNS: Column<StoredEvent>[] = [
  { title: 'Received', cell: ({ time }) => formatTime(time) },
  { title: 'Event', cell: ({ event }) => <code>{event}</code> },
];
