import { useState, type FormEvent } from 'react';
import { ACTIONS, faultFromForm, NEW_FAULT, PRESETS, type ActionName, type FaultDraft } from './fault-from-form';
import { control } from './control';
import { Notice } from './notice';
import { useAction } from './use-action';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export function FaultForm({ added }: { added: () => void }) {
  const [draft, setDraft] = useState(NEW_FAULT);
  const { run, pending, error } = useAction(added);
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => control.addFault(faultFromForm(draft)));
  };
  return (
    <form className="panel" aria-labelledby="new-fault" onSubmit={submit}>
      <h2 id="new-fault">New fault</h2>
      <div className="presets" role="group" aria-label="Presets">
        {Object.entries(PRESETS).map(([name, preset]) => (
          <button key={name} type="button" className="quiet" onClick={() => setDraft({ ...NEW_FAULT, ...preset })}>
            {name}
          </button>
        ))}
      </div>
      <fieldset>
        <legend>Which requests</legend>
        <label>
          Path, or part of it
          <input
            value={draft.path}
            placeholder="any; * matches anything"
            onChange={(event) => change({ path: event.target.value.trim() })}
          />
        </label>
        <label>
          Method
          <select value={draft.method} onChange={(event) => change({ method: event.target.value })}>
            <option value="">Any</option>
            {METHODS.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </select>
        </label>
        <label>
          GraphQL operation
          <input value={draft.operation} placeholder="any" onChange={(event) => change({ operation: event.target.value.trim() })} />
        </label>
        <label>
          Times
          <input
            type="number"
            min="1"
            value={draft.times}
            placeholder="until removed"
            onChange={(event) => change({ times: event.target.value })}
          />
        </label>
      </fieldset>
      <fieldset>
        <legend>What happens to them</legend>
        <label>
          Action
          <select value={draft.action} onChange={(event) => change({ action: event.target.value as ActionName })}>
            {Object.entries(ACTIONS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        {draft.action === 'status' && (
          <label>
            HTTP status
            <input
              type="number"
              min="200"
              max="599"
              required
              value={draft.status}
              onChange={(event) => change({ status: event.target.value })}
            />
          </label>
        )}
        {draft.action === 'latency' && (
          <label>
            Milliseconds
            <input type="number" min="0" required value={draft.latency} onChange={(event) => change({ latency: event.target.value })} />
          </label>
        )}
      </fieldset>
      <Notice error={error} />
      <button type="submit" className="primary" disabled={pending}>
        Add fault
      </button>
    </form>
  );
}
