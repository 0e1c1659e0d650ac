import { useEffect, useRef, type ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: 'error' | 'success' | 'info';
  /** Takes the focus when it appears and whenever this changes, so that it is read out and in view. */
  readonly focusKey?: number | string;
}

/** What happened and what to do, in a box. */
export function Notice({ title, children, actions, tone = 'error', focusKey }: NoticeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusKey !== undefined) box.current?.focus();
  }, [focusKey]);
  return (
    <div ref={box} className={`notice notice-${tone}`} role="group" aria-labelledby="notice-title" tabIndex={-1}>
      <p id="notice-title" className="notice-title">
        {title}
      </p>
      <p>{children}</p>
      {actions && <div className="notice-actions">{actions}</div>}
    </div>
  );
}
