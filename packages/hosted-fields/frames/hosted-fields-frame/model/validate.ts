import type { HostedFieldKey } from '../../../src/constants';
import type { HostedFieldsCard, Fields } from '../../../src/types';
import type { FrameConfiguration } from '../../../src/wire';
import { verifyCvv } from '../validation/cvv';
import { splitDate, verifyDate, verifyMonth, verifyYear } from '../validation/expiration';
import { verifyNumber } from '../validation/number';
import { verifyCardholderName, verifyPostalCode } from '../validation/text';
import type { Verification } from '../validation/verification';
import { readBrands } from './brands';
import type { FieldModel } from './create-initial-fields';

export interface ValidationInput {
  readonly fields: Fields<FieldModel>;
  readonly cards: readonly HostedFieldsCard[];
  readonly configuration: FrameConfiguration;
  readonly supported: ReadonlySet<string> | undefined;
}

/** Validates a field. Month and year depend on each other, so where both fields exist, both are validated. */
export function validate(key: HostedFieldKey, form: ValidationInput): Fields<Verification> {
  const { fields } = form;
  const month = fields.expirationMonth?.value;
  const year = fields.expirationYear?.value;
  if ((key !== 'expirationMonth' && key !== 'expirationYear') || month === undefined || year === undefined) {
    return { [key]: verify(key, form) };
  }
  const separate = { expirationMonth: verifyMonth(month), expirationYear: verifyYear(year) };
  if (!separate.expirationMonth.isValid || !separate.expirationYear.isValid) return separate;
  const combined = verifyDate({ month, year });
  return { expirationMonth: combined, expirationYear: combined };
}

function verify(key: HostedFieldKey, { fields, cards, configuration, supported }: ValidationInput): Verification {
  const value = fields[key]?.value ?? '';
  const options = configuration.fields[key] ?? {};
  switch (key) {
    case 'number':
      return verifyNumber(value, { maxCardLength: options.maxCardLength, supported, brands: readBrands(options) });
    case 'cvv':
      return verifyCvv(value, fields.number ? cards.map(({ code }) => code.size) : readCvvSizes(Number(options.minlength)));
    case 'postalCode':
      return verifyPostalCode(value, options.minlength);
    case 'cardholderName':
      return verifyCardholderName(value);
    case 'expirationDate':
      return verifyDate(splitDate(value));
    case 'expirationMonth':
      return verifyMonth(value);
    case 'expirationYear':
      return verifyYear(value);
  }
}

/** Lengths of a security code where there is no number field. */
function readCvvSizes(minlength: number): number[] {
  return minlength ? [minlength] : [3, 4];
}
