import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** A titled list of names and values. Facts without a value are left out, and so is a list without facts. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const shown = facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
  if (shown.length === 0) return null;
  return (
    <section className="panel facts">
      <h3>{title}</h3>
      <dl>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === true ? 'yes' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
