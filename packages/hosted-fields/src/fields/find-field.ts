import type { CheckedField } from './field';

/** Finds the field with this name; undefined if it is not configured. */
export function findField<F extends CheckedField>(fields: readonly F[], key: unknown): F | undefined {
  return fields.find((field) => field.key === key);
}
