/** Counts the entries of a sorted list of a certain length that fulfill a condition, which those after them do not. */
export function countUpTo(length: number, fulfills: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fulfills(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
