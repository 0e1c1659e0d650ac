import type { ReactNode } from 'react';
import type { ComponentHandle } from '../use-component';
import { describeFailure } from './describe-failure';
import { FailureNotice } from './failure-notice';
import type { Method } from './methods';

interface LoadFailureProps {
  readonly handle: ComponentHandle<unknown>;
  readonly method: Method;
  readonly restartLabel?: string;
}

/** A method that could not be made ready, with the button that tries again. */
export function LoadFailure({ handle, method, restartLabel }: LoadFailureProps): ReactNode {
  if (handle.status !== 'failed') return null;
  const failure = { ...describeFailure(handle.error, method), remedy: 'restart' as const };
  return <FailureNotice failure={failure} focusKey={method} restartLabel={restartLabel} onRestart={handle.restart} />;
}
