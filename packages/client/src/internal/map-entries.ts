/** Creates a new object from the entries of an object, each of which a function replaces. */
export function mapEntries<Value, Result>(
  object: Readonly<Record<string, Value>>,
  change: (entry: [key: string, value: Value]) => readonly [key: string, value: Result],
): Record<string, Result> {
  return Object.fromEntries(Object.entries(object).map(change));
}
