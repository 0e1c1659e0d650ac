import type { HostedFieldKey } from '../../../src/constants';
import type { Fields } from '../../../src/types';
import type { FrameConfiguration } from '../../../src/wire';
import { splitDate } from '../validation/expiration';
import { removeSeparators } from '../validation/number';
import type { FieldModel } from './create-initial-fields';

/** Card data in the gateway's format. Each field has its members, even when it is empty. */
export interface CardData {
  number?: string;
  cvv?: string;
  expirationMonth?: string;
  /** Two or four digits, as typed. */
  expirationYear?: string;
  cardholderName?: string;
  postalCode?: string;
}

/** Reads the card data from fields. A combined date is split into month and year, and the month of a select element gets two digits. */
export function createCardData(keys: readonly HostedFieldKey[], fields: Fields<FieldModel>, configuration: FrameConfiguration): CardData {
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
      if (key === 'number') return [[key, removeSeparators(value)]];
      const isChosenMonth = key === 'expirationMonth' && value && configuration.fields[key]?.select;
      return [[key, isChosenMonth ? value.padStart(2, '0') : value]];
    }),
  );
}
