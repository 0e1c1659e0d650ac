import type { FieldKey, FieldOptions } from '@tender/hosted-fields';

export type RegisteredFields = Readonly<Partial<Record<FieldKey, FieldOptions>>>;

/** Which fields are on the page, told by themselves. */
export interface Registry {
  /** A later one of the same name takes the place of the first, as long as it is there. Returns the undo. */
  add(name: FieldKey, options: FieldOptions): () => void;
}

/** @param show called with all of them when one comes, goes or changes; with nothing when there is none */
export function createRegistry(show: (all: RegisteredFields | undefined) => void): Registry {
  const added = new Set<readonly [FieldKey, FieldOptions]>();
  const update = (): void => show(added.size ? Object.fromEntries(added) : undefined);
  return {
    add(name, options) {
      const entry = [name, options] as const;
      added.add(entry);
      update();
      return () => {
        added.delete(entry);
        update();
      };
    },
  };
}
