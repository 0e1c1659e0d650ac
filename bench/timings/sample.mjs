const sort = (values) => [...values].sort((a, b) => a - b);

/** @param {number[]} values at least one @param {number} at 0.5 for the median */
export function findQuantile(values, at) {
  const sorted = sort(values);
  const place = (sorted.length - 1) * at;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}

/**
 * Measures each subject `times` times, after `warmUps` that do not count. The subjects alternate, so that other load on the machine affects all of them.
 * @param {string[]} names of the subjects
 * @param {{ times: number, warmUps: number }} repetitions
 * @param {(name: string) => Promise<number>} once
 * @returns {Promise<any>} the median of each subject by name, and by `spreads` half of its interquartile range in relation to it
 */
export async function measureByTurns(names, { times, warmUps }, once) {
  /** @type {Record<string, number[]>} */
  const values = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < warmUps + times; round += 1) {
    for (const name of names) {
      const value = await once(name);
      if (round >= warmUps) values[name].push(value);
    }
  }
  const medians = Object.fromEntries(names.map((name) => [name, findQuantile(values[name], 0.5)]));
  const spreads = Object.fromEntries(
    names.map((name) => [name, (findQuantile(values[name], 0.75) - findQuantile(values[name], 0.25)) / 2 / medians[name]]),
  );
  return { ...medians, spreads };
}
