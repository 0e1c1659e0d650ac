import { TenderProvider, useTender, type FetchAuthorization } from '@tender/react';
import { useVaultManager, VaultManagerProvider } from '@tender/react/vault-manager';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { ShopConfiguration } from '../../server/contract';
import { api } from '../api';
import { Notice } from '../notice';
import { PageTitle } from '../page-title';
import { describeLoadFailure } from './describe-saved-failure';
import { SavedList } from './saved-list';

/** Fetches a token of the customer, whose methods it lists. The token of the checkout belongs to no customer. */
const fetchToken: FetchAuthorization = async ({ signal }) => (await api.savedSession(signal)).clientToken;

export interface SavedPageProps {
  readonly configuration: ShopConfiguration;
}

/** The customer's saved methods. */
export function SavedPage(props: SavedPageProps): ReactNode {
  return (
    <TenderProvider authorization={fetchToken}>
      <VaultManagerProvider>
        <Saved {...props} />
      </VaultManagerProvider>
    </TenderProvider>
  );
}

function Saved({ configuration }: SavedPageProps): ReactNode {
  const { retry } = useTender();
  const { instance, ...vault } = useVaultManager();
  const { run, data: methods, error = vault.error, reset } = vault.fetchPaymentMethods;
  const [result, setResult] = useState({ text: '', failed: false });
  const [round, setRound] = useState(0);
  /** Loads the list with new nonces, because nonces are valid for three hours. */
  const load = useCallback(() => run({ defaultFirst: true }), [run]);
  useEffect(() => {
    if (instance) load().catch(() => undefined); // the hook's `error` has it
  }, [instance, load]);

  const begin = (): void => {
    reset();
    retry();
  };
  const tryAgain = (): void => {
    setResult({ text: '', failed: false });
    setRound((before) => before + 1); // the button is removed, so the heading takes the focus
    begin();
  };
  return (
    <div className="saved-page">
      <PageTitle key={round}>Saved methods</PageTitle>
      <p className="lead">
        You are shopping as <strong>{configuration.customerName}</strong>. A real shop asks you to sign in first.
      </p>
      <p role="status" className={result.failed ? 'result failed' : 'result'}>
        {result.text}
      </p>
      {!methods && !error && <p role="status">Loading your saved methods…</p>}
      {error && (
        <Notice
          title="Your saved methods could not be loaded."
          focusKey="saved"
          actions={
            <button type="button" onClick={tryAgain}>
              Try again
            </button>
          }
        >
          {describeLoadFailure(error)}
        </Notice>
      )}
      {methods && !error && (
        <SavedList
          methods={methods}
          remove={vault.deletePaymentMethod.run}
          reload={load}
          hasTestCard={configuration.environment !== 'production'}
          onResult={(text, failed) => setResult({ text, failed })}
          onLost={begin}
        />
      )}
    </div>
  );
}
