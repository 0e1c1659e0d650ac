import type { ReactNode } from 'react';
import { Notice } from '../notice';
import type { Failure } from './describe-failure';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly focusKey: number | string;
  /** Of the button that starts a method over. */
  readonly restartLabel?: string;
  onRestart?(): void;
  onCheckAgain?(): void;
}

/** A failure with the button that mends it, if one does. */
export function FailureNotice({ failure, focusKey, restartLabel = 'Try again', onRestart, onCheckAgain }: FailureNoticeProps): ReactNode {
  const { title, detail, remedy, isCalm } = failure;
  const actions = action(remedy, restartLabel, onRestart, onCheckAgain);
  return (
    <Notice title={title} focusKey={focusKey} tone={isCalm ? 'info' : 'error'} actions={actions}>
      {detail}
    </Notice>
  );
}

function action(remedy: Failure['remedy'], restartLabel: string, onRestart?: () => void, onCheckAgain?: () => void): ReactNode {
  switch (remedy) {
    case 'restart':
      return (
        <button type="button" onClick={onRestart}>
          {restartLabel}
        </button>
      );
    case 'check-again':
      return (
        <button type="button" onClick={onCheckAgain}>
          Check again
        </button>
      );
    case 'see-orders':
      return (
        <a className="button" href="#/orders">
          See your orders
        </a>
      );
    case undefined:
      return undefined;
  }
}
