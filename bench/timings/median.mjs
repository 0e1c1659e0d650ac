/** @param {number[]} values at least one */
export function findMedian(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Measures each subject `times` times, after `warmUps` that do not count. The subjects alternate, so that other load on the machine affects all of them.
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
  return Object.fromEntries(names.map((name) => [name, findMedian(values[name])]));
}
