import { type FieldError } from '../../../core/http/gateway-error';
import { checkPassThru, SALE_PASS_THRU } from '../../three-d-secure/pass-thru';
import { type SaleRequest } from '../sale';
import { type SalePart } from './sale-part';

/** An authentication by another provider. */
export const threeDSecurePassThru: SalePart = {
  check: (request) => {
    const { input, instrument } = request;
    if (!input.threeDSecurePassThru) return [];
    return [...checkPassThru(input.threeDSecurePassThru, instrument, SALE_PASS_THRU), ...refuseByAccount(request)];
  },
};

function refuseByAccount({ account }: SaleRequest): FieldError[] {
  if (account?.refuses?.includes('threeDSecurePassThru') !== true) return [];
  const message = 'Merchant account does not support 3D Secure for this card type.';
  return [{ path: ['transaction', 'merchantAccountId'], code: '915131', message }];
}
