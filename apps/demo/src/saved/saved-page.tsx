import { useState, type ReactNode } from 'react';
import type { ShopConfiguration } from '../../server/contract';
import { api } from '../api';
import { Notice } from '../notice';
import { PageTitle } from '../page-title';
import { useComponent, type Authorize } from '../use-component';
import { describeLoadFailure } from './describe-saved-failure';
import { openVault } from './open-vault';
import { SavedList } from './saved-list';

/** The methods belong to a customer, and so does this token; the checkout's belongs to nobody. */
const authorize: Authorize = (signal) => api.savedClientToken(signal);

/** What the customer has saved at the payment service. */
export function SavedPage({ configuration }: { readonly configuration: ShopConfiguration }): ReactNode {
  const vault = useComponent(authorize, openVault);
  const [result, setResult] = useState({ text: '', failed: false });
  const [round, setRound] = useState(0);
  const retry = (): void => {
    setResult({ text: '', failed: false });
    setRound((before) => before + 1); // the button goes away, and the heading takes the focus
    vault.restart();
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
      {vault.status === 'loading' && <p role="status">Loading your saved methods…</p>}
      {vault.status === 'failed' && (
        <Notice
          title="Your saved methods could not be loaded."
          focusKey="saved"
          actions={
            <button type="button" onClick={retry}>
              Try again
            </button>
          }
        >
          {describeLoadFailure(vault.error)}
        </Notice>
      )}
      {vault.status === 'ready' && (
        <SavedList
          vault={vault.instance}
          hasTestCard={configuration.environment !== 'production'}
          onResult={(text, failed) => setResult({ text, failed })}
          onLost={vault.restart}
        />
      )}
    </div>
  );
}
