import { useEffect, useRef, useState } from 'react';
import type { LoggedRequest } from '../src/core/log/request-log';
import { readOutcome, describeStatus } from './request-outcome';

/** Announces requests that fail while the page is open. */
export function FailureAnnouncer({ requests }: { requests: readonly LoggedRequest[] | undefined }) {
  const known = useRef<Set<number> | undefined>(undefined);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!requests) return;
    const failed = requests.filter((request) => readOutcome(request) === 'failed');
    const fresh = known.current ? failed.filter(({ id }) => !known.current?.has(id)) : [];
    known.current = new Set(failed.map(({ id }) => id));
    const last = fresh.at(-1);
    if (last) setMessage(`${last.method} ${last.path}: ${describeStatus(last)}${fresh.length > 1 ? `, and ${fresh.length - 1} more` : ''}`);
  }, [requests]);
  return (
    <div className="hidden" role="status" aria-label="New failures">
      {message}
    </div>
  );
}
