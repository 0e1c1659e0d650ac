import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Failure } from './describe-failure';

interface NoticeProps extends Failure {
  /** Of what has just happened: whoever listens or uses the keyboard is led there. */
  readonly takesFocus?: boolean;
  /** What can be done here. */
  readonly children?: ReactNode;
}

/** What happened, and what to do. */
export function Notice({ title, help, isCalm, takesFocus, children }: NoticeProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus, title, help]);
  return (
    <div
      ref={place}
      role={takesFocus ? 'group' : 'alert'}
      aria-labelledby={id}
      tabIndex={-1}
      data-tender-notice={isCalm ? 'calm' : 'failure'}
    >
      <p id={id} data-tender-notice-title="">
        {title}
      </p>
      {help && <p>{help}</p>}
      {children}
    </div>
  );
}
