import { useState } from 'react';
import type { LoggedRequest } from '../src/core/log/request-log';
import { RequestRow } from './request-row';
import { isBackground, readOutcome, describeStatus } from './request-outcome';

/** Number of rows that a page renders quickly. */
const PAGE = 100;

export function RequestsView({ requests }: { requests: readonly LoggedRequest[] | undefined }) {
  const [path, setPath] = useState('');
  const [status, setStatus] = useState('');
  const [background, setBackground] = useState(false);
  const [limit, setLimit] = useState(PAGE);
  const matching = (requests ?? []).filter(
    (request) => `${request.method} ${request.path}`.toLowerCase().includes(path.toLowerCase()) && hasStatus(request, status),
  );
  // Failed requests are always shown.
  const found = matching.filter((request) => background || !isBackground(request) || readOutcome(request) === 'failed').reverse();
  const left = matching.length - found.length;
  return (
    <>
      <form className="filters" role="search" aria-label="Requests" onSubmit={(event) => event.preventDefault()}>
        <label>
          Path
          <input type="search" value={path} placeholder="credit_cards" onChange={(event) => setPath(event.target.value)} />
        </label>
        <label>
          Status
          <select value={status} onChange={(event) => setStatus(event.target.value)}>
            <option value="">Any</option>
            <option value="ok">Succeeded</option>
            <option value="failed">Failed</option>
            <option value="pending">Waiting</option>
            <option value="2">2xx</option>
            <option value="4">4xx</option>
            <option value="5">5xx</option>
          </select>
        </label>
        <label className="check">
          <input type="checkbox" checked={background} onChange={(event) => setBackground(event.target.checked)} />
          Pages, preflights and analytics calls
        </label>
        <p className="count">
          {found.length} shown{left > 0 && `, ${left} in the background`}
        </p>
      </form>
      {found.length === 0 && (
        <p className="empty">
          {requests === undefined ? 'Loading …' : 'No matching requests yet. Open a checkout that uses this sandbox.'}
        </p>
      )}
      <ol className="requests" aria-label="Requests, newest first">
        {found.slice(0, limit).map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ol>
      {found.length > limit && (
        <button type="button" onClick={() => setLimit(limit + PAGE)}>
          Show more ({found.length - limit} left)
        </button>
      )}
    </>
  );
}

const hasStatus = (request: LoggedRequest, filter: string): boolean =>
  filter === '' || readOutcome(request) === filter || (/^\d/.test(filter) && describeStatus(request).startsWith(filter));
