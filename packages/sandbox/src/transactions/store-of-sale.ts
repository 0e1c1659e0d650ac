import { type SandboxContext } from '../context';
import { type Database } from '../store/database';
import { type Document } from '../store/schema';
import { createCustomer } from '../vault/create-customer';
import { findCustomer } from '../vault/find-rows';
import { type Instrument } from '../vault/instrument';
import { kindOf } from '../vault/instrument-kinds';
import { storeInstrument } from '../vault/store-instrument';
import { valueAt } from '../vault/text-at';
import { type SaleInput } from './sale-input';

export interface StoredOfSale {
  instrument: Instrument;
  customerId: string | null;
  /** As the transaction shows the customer. */
  customer: Document;
}

/** Puts the instrument of a sale, and a customer for it, into the vault, if the sale asks for it. */
export async function storeOfSale(
  handle: Database,
  context: SandboxContext,
  { input, instrument }: { input: SaleInput; instrument: Instrument },
  success: boolean,
): Promise<StoredOfSale> {
  const { options } = input;
  const wanted = options?.storeInVault === true || (options?.storeInVaultOnSuccess === true && success);
  const knownId = input.customerId || instrument.customerId;
  const known = knownId ? await findCustomer(handle, context, knownId) : undefined;
  const given = known ? { ...known.document, id: known.id } : { ...input.customer };
  if (!wanted || instrument.token !== null || !isVaultable(instrument)) {
    return { instrument, customerId: known?.id ?? null, customer: given };
  }
  const customer = known ?? (await createCustomer(handle, context, input.customer ?? {}, ['transaction', 'customer']));
  const billing = input.billing && (options?.addBillingAddressToPaymentMethod || !valueAt(instrument.hidden, 'billingAddress'));
  const row = await storeInstrument(handle, context, instrument, {
    customerId: customer.id,
    token: input.creditCard?.token,
    hidden: billing ? { billingAddress: input.billing } : {},
  });
  return {
    instrument: { ...instrument, token: row.token, customerId: customer.id },
    customerId: customer.id,
    customer: { ...customer.document, id: customer.id },
  };
}

/** A one-time PayPal payment ends with itself, and so do local payments. */
export function isVaultable(instrument: Instrument): boolean {
  const { instrumentType } = kindOf(instrument);
  return valueAt(instrument.hidden, 'oneTime') !== true && instrumentType !== 'local_payment' && instrumentType !== 'unknown';
}
