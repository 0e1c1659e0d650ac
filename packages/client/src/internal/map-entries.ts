/** A new object from another's own entries, each changed by a function. */
export function mapEntries<Value, Result>(
  object: Readonly<Record<string, Value>>,
  change: (entry: [key: string, value: Value]) => readonly [key: string, value: Result],
): Record<string, Result> {
  return Object.fromEntries(Object.entries(object).map(change));
}
