import { FIELD_KEYS, type FieldKey } from '../../../src/constants';
import type { FieldStatus, Fields } from '../../../src/types';
import type { FrameConfiguration } from '../../../src/wire';

/** One field: its value and what is known of it. */
export interface FieldModel extends FieldStatus {
  value: string;
}

/** The configured fields, in the order of the configuration. Selects without a placeholder show the current month and year. */
export function initialFields({ fields }: Pick<FrameConfiguration, 'fields'>): Fields<FieldModel> {
  const now = new Date();
  const chosen: Partial<Record<FieldKey, number>> = { expirationMonth: now.getMonth() + 1, expirationYear: now.getFullYear() };
  const keys = (Object.keys(fields) as FieldKey[]).filter((key) => FIELD_KEYS.includes(key));
  return Object.fromEntries(
    keys.map((key) => {
      const { select, placeholder } = fields[key] ?? {};
      const value = select && placeholder == null ? String(chosen[key] ?? '') : '';
      return [key, { value, isFocused: false, isValid: Boolean(value), isPotentiallyValid: true, isEmpty: !value }];
    }),
  );
}
