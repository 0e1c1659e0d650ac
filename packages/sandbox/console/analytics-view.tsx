import { useState } from 'react';
import type { StoredEvent } from '../src/control/stored-rows';
import { control } from './control';
import { DataTable, type Column } from './data-table';
import { formatTime } from './format';
import { Notice } from './notice';
import { usePolled } from './use-polled';

export function AnalyticsView() {
  const { data, error } = usePolled(control.analytics);
  const [wanted, setWanted] = useState('');
  return (
    <>
      <form className="filters" role="search" aria-label="Analytics events" onSubmit={(event) => event.preventDefault()}>
        <label>
          Event
          <input type="search" value={wanted} placeholder="tokenization" onChange={(event) => setWanted(event.target.value)} />
        </label>
      </form>
      <Notice error={error} />
      <DataTable
        label="Analytics events"
        rows={data?.filter(({ event }) => event.includes(wanted))}
        columns={COLUMNS}
        keyOf={({ id }) => `event ${id}`}
        documentOf={({ document }) => document}
        empty="No such event yet."
      />
    </>
  );
}

const COLUMNS: Column<StoredEvent>[] = [
  { title: 'Received', cell: ({ time }) => formatTime(time) },
  { title: 'Event', cell: ({ event }) => <code>{event}</code> },
];
