import type { ReactNode } from 'react';

export type Tone = 'good' | 'bad' | 'busy' | 'plain';

/** Shows a state in one or two words. Its color adds no information. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
