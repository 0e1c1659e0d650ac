/** @param {number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Measures each subject `times` times after `warmUps` that do not count, by turns, so that whatever else the machine does meets all alike.
 * @template S
 * @param {Record<string, S>} subjects
 * @param {{ times: number, warmUps: number }} repetitions
 * @param {(subject: S) => Promise<number>} once
 * @returns {Promise<Record<string, number>>} the median of each, by name
 */
export async function measureByTurns(subjects, { times, warmUps }, once) {
  const names = Object.keys(subjects);
  const values = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < warmUps + times; round += 1) {
    for (const name of names) {
      const value = await once(subjects[name], name);
      if (round >= warmUps) values[name].push(value);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(values[name])]));
}
