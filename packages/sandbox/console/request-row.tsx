import { memo, useState } from 'react';
import type { LoggedRequest } from '../src/control/request-log';
import { Badge, type Tone } from './badge';
import { formatTime, formatTimeOfDay } from './format';
import { operationOf, outcomeOf, statusText, type Outcome } from './request-outcome';
import { ValueDetail } from './value-detail';

const TONES: Record<Outcome, Tone> = { ok: 'good', failed: 'bad', pending: 'busy' };

/** A request's line; what was said and answered appears when it is opened. */
export const RequestRow = memo(function RequestRow({ request }: { request: LoggedRequest }) {
  const [open, setOpen] = useState(false);
  const { method, path, time, durationMs, query, failure } = request;
  const operation = operationOf(request);
  return (
    <li>
      <details className="request" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <time dateTime={new Date(time).toISOString()} title={formatTime(time)}>
            {formatTimeOfDay(time)}
          </time>
          <span className="method">{method}</span>
          <span className="path">
            {path}
            {operation !== undefined && <em> {operation}</em>}
          </span>
          <Badge tone={TONES[outcomeOf(request)]}>{statusText(request)}</Badge>
          <span className="duration">{durationMs === undefined ? '' : `${durationMs} ms`}</span>
        </summary>
        {open && (
          <div className="details">
            <ValueDetail title="What went wrong inside the sandbox" value={failure} />
            <ValueDetail title="Query" value={Object.keys(query).length > 0 ? query : undefined} />
            <ValueDetail title="Request body" value={request.body} />
            <ValueDetail title="Answer" value={request.answer} />
            <ValueDetail title="Request headers" value={request.headers} />
          </div>
        )}
      </details>
    </li>
  );
});
