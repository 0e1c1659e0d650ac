import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useCheckout } from './checkout-context';
import type { CheckoutFailure } from './describe-failure';

interface NoticeProps extends CheckoutFailure {
  /** Moves the focus to the notice, so that customers with a screen reader or a keyboard notice what has just happened. */
  readonly takesFocus?: boolean;
  /** Adds a button that tries again. */
  readonly retry?: () => void;
}

/** Shows what happened and what the customer can do. */
export function Notice({ title, help, isCalm, takesFocus, retry }: NoticeProps): ReactNode {
  const { texts } = useCheckout();
  const container = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) container.current?.focus();
  }, [takesFocus, title, help]);
  return (
    <div
      ref={container}
      role={takesFocus ? 'group' : 'alert'}
      aria-labelledby={id}
      tabIndex={-1}
      data-tender-notice={isCalm ? 'calm' : 'failure'}
    >
      <p id={id} data-tender-notice-title="">
        {title}
      </p>
      {help && <p>{help}</p>}
      {retry && (
        <button type="button" data-tender-retry="" onClick={retry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
