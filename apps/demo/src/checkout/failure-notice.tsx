import type { ReactNode } from 'react';
import { Notice } from '../notice';
import type { Failure } from './describe-failure';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly focusKey: number | string;
  onRestart?(): void;
  onCheckAgain?(): void;
}

/** A failure with the button that mends it, if one does. */
export function FailureNotice({ failure, focusKey, onRestart, onCheckAgain }: FailureNoticeProps): ReactNode {
  const { title, detail, remedy } = failure;
  return (
    <Notice title={title} focusKey={focusKey} actions={action(remedy, onRestart, onCheckAgain)}>
      {detail}
    </Notice>
  );
}

function action(remedy: Failure['remedy'], onRestart?: () => void, onCheckAgain?: () => void): ReactNode {
  switch (remedy) {
    case 'restart-fields':
      return (
        <button type="button" onClick={onRestart}>
          Load the card fields again
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
