import type { ReactNode } from 'react';

export type Tone = 'good' | 'bad' | 'busy' | 'plain';

/** A state in one or two words; its colour says nothing that the words do not. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
