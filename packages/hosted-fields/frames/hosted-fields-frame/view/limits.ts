import { MAX_LENGTHS, type FieldKey } from '../../../src/constants';
import type { FrameFieldOptions } from '../../../src/wire';
import { numberLength, type Limits } from '../formatting/patterns';
import { brandsOf } from '../model/brands';
import type { CardForm } from '../model/card-form';
import { compact } from '../validation/number';

/** How long a field's text may be now. That of the security code follows the number, unless the merchant fixed it below. */
export function limitsOf(key: FieldKey, options: FrameFieldOptions, form: CardForm): Limits {
  const given = Number(options.maxlength) || 0;
  const maxCardLength = Number(options.maxCardLength) || undefined;
  if (key === 'number')
    return { maxlength: numberLength(brandsOf(compact(String(form.get('number.value')))), maxCardLength), maxCardLength };
  if (key === 'postalCode' && given) return { maxlength: given };
  if (key !== 'cvv') return { maxlength: MAX_LENGTHS[key] };
  if (given && given < MAX_LENGTHS.cvv) return { maxlength: given };
  const sizes = form.cards.map(({ code }) => code.size);
  return { maxlength: sizes.length ? Math.max(...sizes) : MAX_LENGTHS.cvv };
}
