import type { FieldKey } from '../../../src/constants';
import type { Fields } from '../../../src/types';
import type { FrameConfiguration } from '../../../src/wire';
import { splitDate } from '../validation/expiration';
import { compact } from '../validation/number';
import type { FieldModel } from './initial-fields';

/** What was typed, as the gateway takes it. A member is there if its field is, even when that is empty. */
export interface CardData {
  number?: string;
  cvv?: string;
  expirationMonth?: string;
  /** Two digits as typed, or four. */
  expirationYear?: string;
  cardholderName?: string;
  postalCode?: string;
}

/** Months and years of a combined date are split; the month of a select, two digits. */
export function cardDataOf(keys: readonly FieldKey[], fields: Fields<FieldModel>, configuration: FrameConfiguration): CardData {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = fields[key]?.value ?? '';
      if (key === 'expirationDate') {
        const { month, year } = splitDate(value);
        return [
          ['expirationMonth', month],
          ['expirationYear', year],
        ];
      }
      if (key === 'number') return [[key, compact(value)]];
      const isChosenMonth = key === 'expirationMonth' && value && configuration.fields[key]?.select;
      return [[key, isChosenMonth ? value.padStart(2, '0') : value]];
    }),
  );
}
