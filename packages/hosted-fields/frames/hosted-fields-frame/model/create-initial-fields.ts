import { FIELD_KEYS, type HostedFieldKey } from '../../../src/constants';
import type { HostedFieldStatus, Fields } from '../../../src/types';
import type { FrameConfiguration } from '../../../src/wire';

/** Value and status of one field. */
export interface FieldModel extends HostedFieldStatus {
  value: string;
}

/** Creates the configured fields, in their order. A select element without a placeholder starts with the current month or year. */
export function createInitialFields({ fields }: Pick<FrameConfiguration, 'fields'>): Fields<FieldModel> {
  const now = new Date();
  const preselected: Partial<Record<HostedFieldKey, number>> = { expirationMonth: now.getMonth() + 1, expirationYear: now.getFullYear() };
  const keys = (Object.keys(fields) as HostedFieldKey[]).filter((key) => FIELD_KEYS.includes(key));
  return Object.fromEntries(
    keys.map((key) => {
      const { select, placeholder } = fields[key] ?? {};
      const value = select && placeholder == null ? String(preselected[key] ?? '') : '';
      return [key, { value, isFocused: false, isValid: Boolean(value), isPotentiallyValid: true, isEmpty: !value }];
    }),
  );
}
