import { memo, useState } from 'react';
import type { LoggedRequest } from '../src/core/log/request-log';
import { Badge, type Tone } from './badge';
import { formatTime, formatTimeOfDay } from './format';
import { readOperation, readOutcome, describeStatus, type Outcome } from './request-outcome';
import { ValueDetail } from './value-detail';

const TONES: Record<Outcome, Tone> = { ok: 'good', failed: 'bad', pending: 'busy' };

/** One request as a line. Opening it shows request and response. */
export const RequestRow = memo(function RequestRow({ request }: { request: LoggedRequest }) {
  const [open, setOpen] = useState(false);
  const { method, path, time, durationMs, query, failure } = request;
  const operation = readOperation(request);
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
          <Badge tone={TONES[readOutcome(request)]}>{describeStatus(request)}</Badge>
          <span className="duration">{durationMs === undefined ? '' : `${durationMs} ms`}</span>
        </summary>
        {open && (
          <div className="details">
            <ValueDetail title="Error inside the sandbox" value={failure} />
            <ValueDetail title="Query" value={Object.keys(query).length > 0 ? query : undefined} />
            <ValueDetail title="Request body" value={request.body} />
            <ValueDetail title="Response" value={request.answer} />
            <ValueDetail title="Request headers" value={request.headers} />
          </div>
        )}
      </details>
    </li>
  );
});
