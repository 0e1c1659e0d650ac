import { type SandboxContext } from '../../core/context';
import { type Facts } from '../instruments/kinds';
import { type MethodRow } from '../instruments/tables';
import { isFilled, readAddress } from './address';
import { findInBook, keepBillingAddress, lockCustomer, readBook, saveBook, updateBillingAddresses } from './address-book';
import { type MethodInput } from './method-input';

/**
 * Keeps the address book right when a card changes. With `options.updateExisting`, the card's address in the book is changed, and fields that the
 * request leaves out keep their values. Without it, an address that the request sends is a new one.
 * @param facts the card's data after the change
 * @returns the card's data, with the address as it is in the book
 */
export async function updateBilling(
  context: SandboxContext,
  row: MethodRow,
  facts: Facts,
  { billingAddress: input }: MethodInput,
): Promise<Facts> {
  const customer = await lockCustomer(context, row.customerId);
  if (!customer || !facts.billingAddress) return facts;
  const before = findInBook(customer, row.facts.billingAddress?.id ?? '');
  if (input && before && input.options?.updateExisting === true) {
    const updated = { ...before, ...readAddress(input), id: before.id, updatedAt: new Date(context.clock.now()).toISOString() };
    const book = readBook(customer).map((each) => (each.id === before.id ? updated : each));
    await saveBook(context, customer, book);
    await updateBillingAddresses(context, row.customerId, { id: before.id, address: updated });
    return { ...facts, billingAddress: updated };
  }
  const read = readAddress(facts.billingAddress);
  return isFilled(read) ? { ...facts, billingAddress: await keepBillingAddress(context, customer, read) } : facts;
}
