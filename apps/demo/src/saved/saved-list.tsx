import type { VaultedPaymentMethod } from '@tender/vault-manager';
import { useRef, useState, type ReactNode } from 'react';
import { api } from '../api';
import { describeDeletionFailure, describeSaveFailure } from './describe-saved-failure';
import { SavedMethodRow } from './saved-method-row';
import { savedText } from './saved-text';

interface SavedListProps {
  readonly methods: readonly VaultedPaymentMethod[];
  remove(nonce: string): Promise<void>;
  /** Shows what the gateway has now. */
  reload(): Promise<unknown>;
  /** Whether a test card can be saved. */
  readonly hasTestCard: boolean;
  /** What came of it, in a sentence for the live region; for a failure also what to do. */
  onResult(text: string, failed: boolean): void;
  /** The list can no longer be had this way. */
  onLost(): void;
}

const TEST_CARD = 'test-card';

/** The saved methods, one thing done to them at a time. */
export function SavedList({ methods, remove, reload, hasTestCard, onResult, onLost }: SavedListProps): ReactNode {
  const [pending, setPending] = useState<string>();
  const busy = useRef(false);
  const region = useRef<HTMLElement>(null);

  /** Afterwards shows what there is, whatever became of it. */
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

  const removeMethod = async (method: VaultedPaymentMethod): Promise<void> => {
    const { title } = savedText(method);
    const describe = (error: unknown): string => describeDeletionFailure(error, title);
    await act(method.nonce, () => remove(method.nonce), `${title} was deleted.`, describe);
    // The button that had the focus is gone.
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
