import type { VaultManagerPaymentMethod } from '@tender/vault-manager';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../orders/dialog';
import { savedText } from './saved-text';

interface SavedMethodRowProps {
  readonly method: VaultManagerPaymentMethod;
  /** Whether an action is running, on any method of the list. */
  readonly isBusy: boolean;
  readonly isDeleting: boolean;
  onDelete(): void;
}

/** One method, with a button that deletes it after a question. */
export function SavedMethodRow({ method, isBusy, isDeleting, onDelete }: SavedMethodRowProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { title, note } = savedText(method);
  return (
    <li className="panel saved-method">
      <div className="saved-main">
        <span className="saved-title">{title}</span>
        <span className="muted">{note}</span>
      </div>
      {method.default && <span className="badge">Default</span>}
      <button type="button" className="small" aria-disabled={isBusy} onClick={() => isBusy || setAsking(true)}>
        {isDeleting ? 'One moment…' : 'Delete'}
        <span className="only-heard"> {title}</span>
      </button>
      {isAsking && (
        <Dialog
          title="Delete this payment method?"
          dismiss="Keep it"
          confirm="Delete"
          onClose={(confirmed) => {
            setAsking(false);
            if (confirmed) onDelete();
          }}
        >
          {title} will no longer be saved. Orders paid with it stay as they are.
          {method.hasSubscription && ' Its subscriptions end with it.'}
        </Dialog>
      )}
    </li>
  );
}
