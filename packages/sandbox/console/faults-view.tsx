import type { Fault } from '../src/core/faults/fault';
import { control } from './control';
import { describeAction, describeMatch } from './describe-fault';
import { FaultForm } from './fault-form';
import { Notice } from './notice';
import { useAction } from './use-action';

export function FaultsView({ faults, refresh }: { faults: readonly Fault[] | undefined; refresh: () => void }) {
  const { run, pending, error } = useAction(refresh);
  return (
    <div className="columns">
      <FaultForm added={refresh} />
      <section className="panel" aria-labelledby="faults">
        <h2 id="faults">Active faults</h2>
        <Notice error={error} />
        {faults?.length === 0 && <p className="empty">No faults: the sandbox responds normally.</p>}
        <ul className="faults">
          {faults?.map((fault) => (
            <li key={fault.id}>
              <p>
                <strong>{describeMatch(fault)}</strong>
                <br />
                {describeAction(fault)}
              </p>
              <p className="hits">
                {fault.hits}
                {fault.match.times === undefined ? '' : ` of ${fault.match.times}`}{' '}
                {fault.hits === 1 && !fault.match.times ? 'hit' : 'hits'}
              </p>
              <button
                type="button"
                disabled={pending}
                aria-label={`Remove the fault for ${describeMatch(fault)}`}
                onClick={() => run(() => control.removeFault(fault.id))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
        {faults !== undefined && faults.length > 0 && (
          <button type="button" disabled={pending} onClick={() => run(control.clearFaults)}>
            Remove all, and release requests that hang
          </button>
        )}
        <p className="hint">
          When several faults match a request, the oldest applies. A fault with a number of times is removed after its last hit.
        </p>
      </section>
    </div>
  );
}
