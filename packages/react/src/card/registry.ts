import type { HostedFieldKey, HostedFieldOptions } from '@tender/hosted-fields';

export type RegisteredFields = Readonly<Partial<Record<HostedFieldKey, HostedFieldOptions>>>;

/** The card fields that are on the page. Each field adds itself. */
export interface Registry {
  /** Adds a field and returns a function that removes it. While two fields have the same name, the one added last counts. */
  add(name: HostedFieldKey, options: HostedFieldOptions): () => void;
}

/** @param onChange called with all fields when one is added or removed; with undefined when none is left */
export function createRegistry(onChange: (fields: RegisteredFields | undefined) => void): Registry {
  const added = new Set<readonly [HostedFieldKey, HostedFieldOptions]>();
  const update = (): void => onChange(added.size ? Object.fromEntries(added) : undefined);
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
