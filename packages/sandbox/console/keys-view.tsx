import { useEffect, useState, type FormEvent } from 'react';
import type { SandboxDescription } from '../src/apis/control/describe-sandbox';
import { control } from './control';
import { CopyField } from './copy-field';
import { Notice } from './notice';
import { useAction } from './use-action';

export function KeysView() {
  const [sandbox, setSandbox] = useState<SandboxDescription>();
  const [customerId, setCustomerId] = useState('');
  const [clientToken, setClientToken] = useState<string>();
  const loading = useAction(() => {});
  const creating = useAction(() => {});
  useEffect(() => loading.run(async () => setSandbox(await control.describe())), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    creating.run(async () => setClientToken(await control.createClientToken(customerId.trim())));
  };
  return (
    <div className="columns">
      <section className="panel" aria-labelledby="keys">
        <h2 id="keys">This merchant</h2>
        <Notice error={loading.error} />
        {sandbox && (
          <dl>
            <CopyField label="Merchant id" value={sandbox.merchantId} />
            <CopyField label="Public key" value={sandbox.publicKey} />
            <CopyField label="Private key" value={sandbox.privateKey} />
            <CopyField label="Tokenization key" value={sandbox.tokenizationKey} />
            <CopyField label="Origin" value={sandbox.origin} />
          </dl>
        )}
        <p className="hint">These keys work only with this sandbox.</p>
      </section>
      <form className="panel" aria-labelledby="client-token" onSubmit={submit}>
        <h2 id="client-token">Client token</h2>
        <label>
          Customer id
          <input value={customerId} placeholder="none" onChange={(event) => setCustomerId(event.target.value)} />
        </label>
        <Notice error={creating.error} />
        <button type="submit" className="primary" disabled={creating.pending}>
          Create a client token
        </button>
        {clientToken !== undefined && (
          <dl>
            <CopyField label="Client token" value={clientToken} />
          </dl>
        )}
      </form>
    </div>
  );
}
