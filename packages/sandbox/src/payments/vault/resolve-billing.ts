import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { validateAddress } from '../cards/validate-address';
import { readAddress, type Address } from './address';
import { findInBook } from './address-book';
import { findCustomer } from './find-rows';
import { type MethodInput } from './method-input';

/** The billing address that a request sets: a new one, or one of the customer's address book. */
export interface ResolvedBilling {
  address?: Address;
  errors: FieldError[];
}

/** @param path path of the card in the request */
export async function resolveBilling(
  context: SandboxContext,
  { billingAddress, billingAddressId }: Pick<MethodInput, 'billingAddress' | 'billingAddressId'>,
  customerId: string | null | undefined,
  path: readonly string[],
): Promise<ResolvedBilling> {
  if (billingAddress && billingAddressId) {
    const message = 'Cannot provide a billing address and a billing address ID.';
    return { errors: [{ path: [...path, 'base'], code: '91701', message }] };
  }
  if (billingAddressId) {
    const customer = customerId ? await findCustomer(context, customerId) : undefined;
    const address = findInBook(customer, billingAddressId);
    if (address) return { address, errors: [] };
    return { errors: [{ path: [...path, 'billingAddressId'], code: '91702', message: 'Billing address ID is invalid.' }] };
  }
  if (!billingAddress) return { errors: [] };
  return { address: readAddress(billingAddress), errors: validateAddress(billingAddress, { path: [...path, 'billingAddress'] }) };
}
