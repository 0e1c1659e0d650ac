import { and, eq, sql } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { randomId } from '../../core/random';
import { type AddressDocument } from '../../core/store/documents';
import { customers, type Document } from '../../core/store/schema';
import { isDocument } from '../../core/text-at';
import { paymentMethods } from '../instruments/tables';
import { type Address } from './address';
import { type CustomerRow } from './find-rows';

/** Addresses that a customer can have. */
export const MAX_ADDRESSES = 50;

/** A sale may have stored anything as the addresses of its customer. */
export const readBook = (customer: Pick<CustomerRow, 'document'> | undefined): AddressDocument[] => {
  const addresses: unknown = customer?.document.addresses;
  return Array.isArray(addresses) ? addresses.filter((address): address is AddressDocument => isDocument(address)) : [];
};

export const findInBook = (customer: Pick<CustomerRow, 'document'> | undefined, id: string): AddressDocument | undefined =>
  readBook(customer).find((address) => address.id === id);

export function createBookAddress({ clock }: Pick<SandboxContext, 'clock'>, customerId: string, fields: Document): AddressDocument {
  const time = new Date(clock.now()).toISOString();
  return { ...fields, id: randomId(4), customerId, createdAt: time, updatedAt: time };
}

/** Locks a customer's row, so that of two changes at once both stay. */
export async function lockCustomer({ database, merchant }: SandboxContext, customerId: string): Promise<CustomerRow | undefined> {
  const [row] = await database
    .select()
    .from(customers)
    .where(and(eq(customers.merchantId, merchant.id), eq(customers.id, customerId)))
    .for('update');
  return row;
}

/** Writes the book of a locked customer. */
export async function saveBook(
  { database, clock }: SandboxContext,
  row: CustomerRow,
  addresses: readonly AddressDocument[],
): Promise<void> {
  await database
    .update(customers)
    .set({ document: { ...row.document, addresses }, updatedAt: clock.now() })
    .where(and(eq(customers.merchantId, row.merchantId), eq(customers.id, row.id)));
}

/** Writes a changed address into the cards that have it as billing address. A deleted address leaves them without one. */
export async function updateBillingAddresses(
  { database, merchant }: SandboxContext,
  customerId: string,
  { id, address }: { id: string; address: AddressDocument | null },
): Promise<void> {
  const json = JSON.stringify(address);
  await database
    .update(paymentMethods)
    .set({ facts: sql`jsonb_set(${paymentMethods.facts}, '{billingAddress}', ${json}::jsonb)` })
    .where(
      and(
        eq(paymentMethods.merchantId, merchant.id),
        eq(paymentMethods.customerId, customerId),
        sql`${paymentMethods.facts} #>> '{billingAddress,id}' = ${id}`,
      ),
    );
}

/**
 * Adds a billing address to the book of a locked customer, unless it is in there or the book is full.
 * @returns the address as a card stores it
 */
export async function keepBillingAddress(context: SandboxContext, row: CustomerRow, address: Address): Promise<Address> {
  const book = readBook(row);
  if (address.id !== undefined) return findInBook(row, address.id) ?? address;
  if (book.length >= MAX_ADDRESSES) return address;
  const added = createBookAddress(context, row.id, address);
  await saveBook(context, row, [...book, added]);
  return added;
}
