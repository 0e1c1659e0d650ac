import { useState, type FormEvent } from 'react';
import { control } from './control';
import { formatSpan, formatTime } from './format';
import { Notice } from './notice';
import { useAction } from './use-action';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STEPS = { '1 minute': MINUTE, '1 hour': HOUR, '25 hours': 25 * HOUR };
const UNITS = { seconds: 1000, minutes: MINUTE, hours: HOUR, days: 24 * HOUR };

export function ClockView({ now, refresh }: { now: number | undefined; refresh: () => void }) {
  const { run, pending, error } = useAction(refresh);
  const [count, setCount] = useState('30');
  const [unit, setUnit] = useState<keyof typeof UNITS>('days');
  const advance = (milliseconds: number) => run(() => control.moveClock({ advance: milliseconds }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    advance(Number(count) * UNITS[unit]);
  };
  return (
    <section className="panel" aria-labelledby="clock">
      <h2 id="clock">Sandbox time</h2>
      {now !== undefined && (
        <>
          <p className="clock-face">
            <time dateTime={new Date(now).toISOString()}>{formatTime(now)}</time>
          </p>
          <p>{describeOffset(now - Date.now())}</p>
        </>
      )}
      <Notice error={error} />
      <div className="presets" role="group" aria-label="Advance by">
        {Object.entries(STEPS).map(([name, milliseconds]) => (
          <button key={name} type="button" disabled={pending} onClick={() => advance(milliseconds)}>
            + {name}
          </button>
        ))}
      </div>
      <form className="filters" aria-label="Advance by another duration" onSubmit={submit}>
        <label>
          Advance by
          <input type="number" min="0" step="any" required value={count} onChange={(event) => setCount(event.target.value)} />
        </label>
        <label>
          Unit
          <select value={unit} onChange={(event) => setUnit(event.target.value as keyof typeof UNITS)}>
            {Object.keys(UNITS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="submit" disabled={pending}>
          Advance
        </button>
      </form>
      <button type="button" disabled={pending} onClick={() => run(() => control.moveClock({ reset: true }))}>
        Reset to this machine’s time
      </button>
      <p className="hint">
        Nonces, tokens and authorizations expire by this clock. The nightly settlement and the latency of faults follow it too.
      </p>
    </section>
  );
}

/** Describes the offset. Small differences come from the delay of polling. */
function describeOffset(milliseconds: number): string {
  if (Math.abs(milliseconds) < 3000) return 'The same as this machine’s time.';
  return `${formatSpan(milliseconds)} ${milliseconds > 0 ? 'ahead of' : 'behind'} this machine’s time.`;
}
