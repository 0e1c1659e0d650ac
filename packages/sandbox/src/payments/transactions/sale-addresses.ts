import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { type Document } from '../../core/store/schema';
import { type Instrument } from '../instruments/kinds';
import { describeAddress, readAddress } from '../vault/address';
import { findInBook } from '../vault/address-book';
import { findCustomer } from '../vault/find-rows';
import { type SaleInput } from './sale-input';

const ADDRESS_IDS = [
  ['billingAddressId', 'billing', '91702', 'Billing address ID is invalid.'],
  ['shippingAddressId', 'shipping', '91581', 'Shipping address does not match the customer.'],
] as const;

/** Replaces the ids of addresses by the addresses of the customer's book. */
export async function resolveAddresses(
  context: SandboxContext,
  input: SaleInput,
  instrument: Instrument | undefined,
): Promise<{ input: SaleInput; errors: FieldError[] }> {
  if (!input.billingAddressId && !input.shippingAddressId) return { input, errors: [] };
  const customerId = input.customerId || instrument?.customerId;
  const customer = customerId ? await findCustomer(context, customerId) : undefined;
  const errors: FieldError[] = [];
  const found: Partial<Record<'billing' | 'shipping', SaleInput['billing']>> = {};
  for (const [field, member, code, message] of ADDRESS_IDS) {
    const id = input[field];
    // A billing address beside an id is refused.
    if (!id || (member === 'billing' && input.billing)) continue;
    const address = findInBook(customer, id);
    if (address) found[member] = address;
    else errors.push({ path: ['transaction', field], code, message });
  }
  // The address takes the place of its id: both together are refused.
  return { input: { ...input, ...found, ...(found.billing ? { billingAddressId: null } : {}) }, errors };
}

/** Describes an address in a transaction. */
export function describeSaleAddress(values: Document): Document {
  const { createdAt: _created, updatedAt: _updated, customerId: _customer, ...address } = describeAddress(readAddress(values));
  return address;
}

/** The billing address of a sale: its own, or that of its payment method. */
export function readBilling(input: SaleInput, instrument: Instrument): Document {
  if (input.billing) return input.billing;
  return instrument.facts.billingAddress ?? {};
}
