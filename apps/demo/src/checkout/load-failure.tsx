import type { ReactNode } from 'react';
import { useCheckout } from './checkout';
import { describeFailure } from './describe-failure';
import { FailureNotice } from './failure-notice';
import type { MethodLife } from './method-life';

interface LoadFailureProps {
  readonly life: MethodLife;
  readonly restartLabel?: string;
}

/** A method that could not be made ready, with the button that tries again. */
export function LoadFailure({ life: { status, error, retry }, restartLabel }: LoadFailureProps): ReactNode {
  const { method } = useCheckout();
  if (status !== 'failed') return null;
  const failure = { ...describeFailure(error, method), remedy: 'restart' as const };
  return <FailureNotice failure={failure} focusKey={method} restartLabel={restartLabel} onRestart={retry} />;
}
