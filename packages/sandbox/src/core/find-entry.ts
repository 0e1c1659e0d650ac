/** Reads a table by a name from a request. Names that every object inherits, such as `constructor`, are in no table. */
export const findEntry = <T>(table: Readonly<Record<string, T>>, name: string | null | undefined): T | undefined =>
  name != null && Object.hasOwn(table, name) ? table[name] : undefined;
