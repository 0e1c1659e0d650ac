import { useEffect, useRef, type ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** The notice takes the focus when it appears, and when this changes, so that it is visible and screen readers announce it. */
  readonly focusKey?: unknown;
}

/** Tells the customer what happened and what to do. */
export function Notice({ title, children, actions, focusKey }: NoticeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusKey !== undefined) box.current?.focus();
  }, [focusKey]);
  return (
    <div ref={box} className="notice" role="group" aria-labelledby="notice-title" tabIndex={-1}>
      <p id="notice-title" className="notice-title">
        {title}
      </p>
      <p>{children}</p>
      {actions && <div className="notice-actions">{actions}</div>}
    </div>
  );
}
