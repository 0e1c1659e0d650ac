import { checkCard, type CardChecks } from '../cards/verify-card';
import { readChecks } from '../instruments/card';
import { type Sale } from './sale';

/** The sale's own security code and address take precedence over those of the instrument. */
export function mergeSaleChecks({ input, instrument }: Pick<Sale, 'input' | 'instrument'>): CardChecks {
  const checks = { ...readChecks(instrument.facts) };
  if (input.creditCard?.cvv) checks.cvvResponseCode = checkCard({ cvv: input.creditCard.cvv }).cvvResponseCode;
  if (input.billing) Object.assign(checks, { ...checkCard({ billingAddress: input.billing }), cvvResponseCode: checks.cvvResponseCode });
  if (input.options?.skipCvv === true) checks.cvvResponseCode = 'B';
  if (input.options?.skipAvs === true)
    Object.assign(checks, { avsPostalCodeResponseCode: 'B', avsStreetAddressResponseCode: 'B', avsErrorResponseCode: null });
  return checks;
}
