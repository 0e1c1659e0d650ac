import type { ReactNode } from 'react';
import type { Failure } from '../checkout/describe-failure';
import { Notice } from '../notice';

interface GiftFailureProps {
  readonly failure: Failure;
  readonly focusKey: number | string;
  onRestart(): void;
  onCheckAgain(): void;
}

/** What went wrong, with what mends it. */
export function GiftFailure({ failure: { title, detail, remedy }, focusKey, onRestart, onCheckAgain }: GiftFailureProps): ReactNode {
  const button = (text: string, onClick: () => void): ReactNode => (
    <button type="button" onClick={onClick}>
      {text}
    </button>
  );
  const actions = {
    restart: button('Load the card fields again', onRestart),
    'check-again': button('Check again', onCheckAgain),
    'see-orders': (
      <a className="button" href="/#/orders">
        See your orders
      </a>
    ),
  };
  return (
    <Notice title={title} focusKey={focusKey} actions={remedy && actions[remedy]}>
      {detail}
    </Notice>
  );
}
