import { useRef } from 'react';
import { control } from './control';
import { Notice } from './notice';
import { useAction } from './use-action';

/** Resets the sandbox after a confirmation. */
export function ResetButton({ done }: { done: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, pending, error } = useAction(() => {
    dialog.current?.close();
    done();
  });
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Reset …
      </button>
      <dialog ref={dialog} aria-labelledby="reset-title">
        <h2 id="reset-title">Reset the sandbox?</h2>
        <p>
          This removes transactions, vault, nonces, contexts, events, requests and faults, and sets the clock back to this machine’s time.
          The keys stay the same.
        </p>
        <Notice error={error} />
        <div className="actions">
          <button type="button" onClick={() => dialog.current?.close()}>
            Keep everything
          </button>
          <button type="button" className="danger" disabled={pending} onClick={() => run(control.reset)}>
            Reset
          </button>
        </div>
      </dialog>
    </>
  );
}
