import { useEffect, useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  /** Text of the button that changes nothing. */
  readonly dismiss: string;
  readonly confirm: string;
  readonly children: ReactNode;
  onClose(confirmed: boolean): void;
}

/** The browser's own modal dialog, which keeps the focus inside and restores it afterwards. */
export function Dialog({ title, dismiss, confirm, children, onClose }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const answer = (confirmed: boolean): void => {
    dialog.current?.close();
    onClose(confirmed);
  };
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onCancel={() => onClose(false)}>
      <h2 id="dialog-title">{title}</h2>
      <p>{children}</p>
      <div className="dialog-actions">
        <button type="button" onClick={() => answer(false)}>
          {dismiss}
        </button>
        <button type="button" className="primary" onClick={() => answer(true)}>
          {confirm}
        </button>
      </div>
    </dialog>
  );
}
