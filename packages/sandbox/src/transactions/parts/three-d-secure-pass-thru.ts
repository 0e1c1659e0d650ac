import { checkPassThru, SALE_PASS_THRU } from '../../three-d-secure/pass-thru';
import { type SalePart } from './sale-part';

/** An authentication by another provider. */
export const threeDSecurePassThru: SalePart = {
  check: ({ input, instrument }) =>
    input.threeDSecurePassThru ? checkPassThru(input.threeDSecurePassThru, instrument, SALE_PASS_THRU) : [],
};
