import type { AllowedDifference } from './allowed-differences';
import type { Observation } from './observation';

interface Differences {
  /** Lines that only this run has. */
  readonly reference: string[];
  readonly tender: string[];
}

/** Compares the runs as multisets: a line that one run has more often is a difference. */
function differences(reference: Observation, tender: Observation): Differences {
  return { reference: without(reference, tender), tender: without(tender, reference) };
}

function without(lines: Observation, others: Observation): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export interface Comparison extends Differences {
  /** Names of allowed differences that did not occur. */
  readonly missing: string[];
}

/** Returns the lines that no allowed difference explains, and the allowed differences that did not occur. */
export function compare(reference: Observation, tender: Observation, allowed: readonly AllowedDifference[]): Comparison {
  const found = differences(reference, tender);
  const unexplained = (side: keyof Differences): string[] =>
    found[side].filter((line) => !allowed.some((difference) => difference[side]?.test(line)));
  const occurs = (difference: AllowedDifference): boolean =>
    difference.repeats === undefined
      ? (['reference', 'tender'] as const).every((side) => !difference[side] || found[side].some((line) => difference[side]?.test(line)))
      : tender.filter((line) => difference.reference?.test(line)).length === difference.repeats;
  return {
    reference: unexplained('reference'),
    tender: unexplained('tender'),
    missing: allowed.filter((difference) => !occurs(difference)).map(({ name }) => name),
  };
}
