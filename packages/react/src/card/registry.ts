import type { HostedFieldKey, HostedFieldOptions } from '@tender/hosted-fields';

export type RegisteredFields = Readonly<Partial<Record<HostedFieldKey, HostedFieldOptions>>>;

/**
 * Adds a card field to those of the page, or replaces the one in its container. Without a field, it removes that one. While two fields have the same name, the
 * one added last counts.
 */
export type Register = (container: Element, field?: readonly [HostedFieldKey, HostedFieldOptions]) => void;

/** @param onChange called with all fields when one is added, replaced or removed; with undefined when none is left */
export function createRegistry(onChange: (fields: RegisteredFields | undefined) => void): Register {
  const added = new Map<Element, readonly [HostedFieldKey, HostedFieldOptions]>();
  return (container, field) => {
    if (field) added.set(container, field);
    else added.delete(container);
    onChange(added.size ? Object.fromEntries(added.values()) : undefined);
  };
}
