import { MAX_LENGTHS, type HostedFieldKey } from '../../../src/constants';
import type { FrameFieldOptions } from '../../../src/wire';
import { readNumberLength, type Limits } from '../formatting/create-pattern';
import { findBrands, readBrands } from '../model/brands';
import type { CardForm } from '../model/card-form';
import { removeSeparators } from '../validation/number';

/** Reads the current limits of a field. The length of the security code depends on the number, unless the merchant set a smaller one. */
export function readLimits(key: HostedFieldKey, options: FrameFieldOptions, form: CardForm): Limits {
  const maxlength = Number(options.maxlength) || 0;
  const maxCardLength = Number(options.maxCardLength) || undefined;
  if (key === 'number') {
    const brands = readBrands(options);
    const possible = findBrands(removeSeparators(String(form.get('number.value'))), brands);
    return { maxlength: readNumberLength(possible, maxCardLength), maxCardLength, brands };
  }
  if (key === 'postalCode' && maxlength) return { maxlength };
  if (key !== 'cvv') return { maxlength: MAX_LENGTHS[key] };
  if (maxlength && maxlength < MAX_LENGTHS.cvv) return { maxlength };
  const sizes = form.cards.map(({ code }) => code.size);
  return { maxlength: sizes.length ? Math.max(...sizes) : MAX_LENGTHS.cvv };
}
