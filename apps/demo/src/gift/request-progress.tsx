import { useSyncExternalStore, type ReactNode } from 'react';
import { waiting } from './http';

/** A line at the top of the window while a request waits for its response. */
export function RequestProgress(): ReactNode {
  const isWaiting = useSyncExternalStore(waiting.subscribe, waiting.read, () => false);
  return isWaiting && <div role="progressbar" aria-label="Waiting for a response" className="request-progress" />;
}
