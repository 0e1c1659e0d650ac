import type { VaultManagerPaymentMethod } from '@tender/vault-manager';
import { useRef, useState, type ReactNode } from 'react';
import { api } from '../api';
import { describeDeletionFailure, describeSaveFailure } from './describe-saved-failure';
import { SavedMethodRow } from './saved-method-row';
import { savedText } from './saved-text';

interface SavedListProps {
  readonly methods: readonly VaultManagerPaymentMethod[];
  remove(nonce: string): Promise<void>;
  /** Loads the list again. */
  reload(): Promise<unknown>;
  /** Whether a test card can be saved. */
  readonly hasTestCard: boolean;
  /** Receives the result as a sentence for the live region. After a failure, it also says what to do. */
  onResult(text: string, failed: boolean): void;
  /** Called when the list can no longer be loaded. */
  onLost(): void;
}

const TEST_CARD = 'test-card';

/** The saved methods. One action runs at a time. */
export function SavedList({ methods, remove, reload, hasTestCard, onResult, onLost }: SavedListProps): ReactNode {
  const [pending, setPending] = useState<string>();
  const busy = useRef(false);
  const region = useRef<HTMLElement>(null);

  /** Runs an action, and then loads the list again, also after a failure. */
  const act = async (what: string, work: () => Promise<unknown>, done: string, describe: (error: unknown) => string): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPending(what);
    const failure = await work().then(() => undefined, describe);
    await reload().catch(onLost);
    busy.current = false;
    setPending(undefined);
    onResult(failure ?? done, failure !== undefined);
  };

  const removeMethod = async (method: VaultManagerPaymentMethod): Promise<void> => {
    const { title } = savedText(method);
    const describe = (error: unknown): string => describeDeletionFailure(error, title);
    await act(method.nonce, () => remove(method.nonce), `${title} was deleted.`, describe);
    // The button that had the focus was removed.
    region.current?.focus();
  };

  return (
    <section ref={region} className="saved" aria-label="Saved methods" tabIndex={-1}>
      {methods.length === 0 ? (
        <p className="panel muted">Nothing is saved yet.</p>
      ) : (
        <ul className="saved-methods">
          {methods.map((method) => (
            <SavedMethodRow
              key={method.nonce}
              method={method}
              isBusy={pending !== undefined}
              isDeleting={pending === method.nonce}
              onDelete={() => void removeMethod(method)}
            />
          ))}
        </ul>
      )}
      {hasTestCard && (
        <div className="saved-aid">
          <button
            type="button"
            aria-disabled={pending !== undefined}
            onClick={() => void act(TEST_CARD, api.saveTestCard, 'A test card was saved.', describeSaveFailure)}
          >
            {pending === TEST_CARD ? 'One moment…' : 'Save a test card'}
          </button>
          <p className="muted">The shop’s server saves one of the provider’s documented test cards, a Visa. No real card is involved.</p>
        </div>
      )}
    </section>
  );
}
