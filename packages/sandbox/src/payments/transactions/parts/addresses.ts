import { type FieldError } from '../../../core/http/gateway-error';
import { validateAddress } from '../../cards/validate-address';
import { isOneOf, checkFields, matches, type FieldRule } from '../../vault/check-fields';
import { type SaleRequest } from '../sale';
import { type SalePart } from './sale-part';

/** Fifteen digits at most, as in the international numbering plan. */
const PHONE = /^(?=(?:\D*\d){1,15}\D*$)[\d\s().+-]+$/;
const METHODS = ['same_day', 'next_day', 'priority', 'ground', 'electronic', 'ship_to_store', 'pickup_in_store'];

const RULES: Record<'billing' | 'shipping', readonly FieldRule[]> = {
  billing: [['phoneNumber', '915206', 'Billing phone number is invalid.', matches(PHONE)]],
  shipping: [
    ['phoneNumber', '915204', 'Shipping phone number is invalid.', matches(PHONE)],
    ['shippingMethod', '915203', 'Shipping method is invalid.', isOneOf(METHODS)],
  ],
};

function checkAddress({ input }: SaleRequest, member: 'billing' | 'shipping'): FieldError[] {
  const address = input[member];
  if (!address) return [];
  const path = ['transaction', member];
  return [...validateAddress(address, { path }), ...checkFields(RULES[member], address, path)];
}

/** Where the customer and the goods are. */
export const addresses: SalePart = {
  check: (request) => [...checkAddress(request, 'billing'), ...checkAddress(request, 'shipping')],
};
