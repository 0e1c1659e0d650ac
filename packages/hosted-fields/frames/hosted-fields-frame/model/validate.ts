import type { FieldKey } from '../../../src/constants';
import type { Card, Fields } from '../../../src/types';
import type { FrameConfiguration } from '../../../src/wire';
import { verifyCvv } from '../validation/cvv';
import { splitDate, verifyDate, verifyMonth, verifyYear } from '../validation/expiration';
import { verifyNumber } from '../validation/number';
import { verifyCardholderName, verifyPostalCode } from '../validation/text';
import type { Verification } from '../validation/verification';
import type { FieldModel } from './initial-fields';

export interface Judged {
  readonly fields: Fields<FieldModel>;
  readonly cards: readonly Card[];
  readonly configuration: FrameConfiguration;
  readonly supported: ReadonlySet<string> | undefined;
}

/** Judges a field; month and year, where there are both, depend on each other, so that both come back. */
export function validate(key: FieldKey, form: Judged): Fields<Verification> {
  const { fields } = form;
  const month = fields.expirationMonth?.value;
  const year = fields.expirationYear?.value;
  if ((key !== 'expirationMonth' && key !== 'expirationYear') || month === undefined || year === undefined) {
    return { [key]: verify(key, form) };
  }
  const apart = { expirationMonth: verifyMonth(month), expirationYear: verifyYear(year) };
  if (!apart.expirationMonth.isValid || !apart.expirationYear.isValid) return apart;
  const together = verifyDate({ month, year });
  return { expirationMonth: together, expirationYear: together };
}

function verify(key: FieldKey, { fields, cards, configuration, supported }: Judged): Verification {
  const value = fields[key]?.value ?? '';
  const options = configuration.fields[key] ?? {};
  switch (key) {
    case 'number':
      return verifyNumber(value, { maxCardLength: options.maxCardLength, supported });
    case 'cvv':
      return verifyCvv(value, fields.number ? cards.map(({ code }) => code.size) : sizes(Number(options.minlength)));
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

/** Without a number, what a security code may have. */
function sizes(minlength: number): number[] {
  return minlength ? [minlength] : [3, 4];
}
