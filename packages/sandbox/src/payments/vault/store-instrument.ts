import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { Refusal } from '../../core/http/refusal';
import { randomId } from '../../core/random';
import { customers } from '../../core/store/schema';
import { type Facts, type Instrument, findKind } from '../instruments/kinds';
import { paymentMethods, type MethodRow } from '../instruments/tables';
import { isFilled, readAddress } from './address';
import { keepBillingAddress, lockCustomer } from './address-book';
import { listMethods } from './find-rows';
import { createTokenInUse } from './method-token';

export interface StoreOptions {
  customerId: string;
  /** Default: a generated token. */
  token?: string | null | undefined;
  makeDefault?: boolean | undefined;
  /** Path of the method in the request, for the error of a token that another request has just taken. Default: `creditCard`. */
  path?: readonly string[] | undefined;
  /** Facts to add to the instrument's own. */
  facts?: Facts;
}

/**
 * Stores an instrument in the vault of an existing customer. The customer's first method becomes the default, and a card's billing address joins the
 * customer's address book.
 * @throws Refusal for a token that is taken
 */
export async function storeInstrument(context: SandboxContext, instrument: Instrument, storing: StoreOptions): Promise<MethodRow> {
  const { merchant, clock } = context;
  const { customerId } = storing;
  // While the customer's row is locked, one of two racing first methods becomes the default, and both billing addresses are kept.
  const customer = await lockCustomer(context, customerId);
  const isDefault = storing.makeDefault === true || (await listMethods(context, customerId)).length === 0;
  if (isDefault) await clearDefault(context, customerId);
  const now = clock.now();
  const { nonce: _nonce, consumed: _consumed, threeDSecureInfo: _info, ...document } = instrument.document;
  // An authentication is valid for one payment, not for the card. So is PayPal's id of a payment on a page.
  const { threeDSecure: _authenticated, paymentId: _paid, requestedToken, ...facts } = { ...instrument.facts, ...storing.facts };
  const address = readAddress(facts.billingAddress ?? {});
  if (customer && isFilled(address)) facts.billingAddress = await keepBillingAddress(context, customer, address);
  const rows = await context.database
    .insert(paymentMethods)
    .values({
      merchantId: merchant.id,
      token: storing.token ?? requestedToken ?? randomId(8),
      customerId,
      type: instrument.type,
      isDefault,
      cardFingerprint: instrument.cardFingerprint,
      document,
      facts,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const [row] = rows;
  if (row) return row;
  throw new Refusal([createTokenInUse(findKind(instrument), storing.path ?? ['creditCard'])]);
}

/** Stores an instrument in the vault of the customer whom a client token names. The customer is created if there is none yet. */
export async function storeForTokenCustomer(
  context: SandboxContext,
  instrument: Instrument,
  { customerId, makeDefault }: StoreOptions,
): Promise<MethodRow> {
  const now = context.clock.now();
  await context.database
    .insert(customers)
    .values({ merchantId: context.merchant.id, id: customerId, document: {}, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return storeInstrument(context, instrument, { customerId, makeDefault });
}

export async function clearDefault({ database, merchant }: SandboxContext, customerId: string): Promise<void> {
  await database
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.customerId, customerId)));
}
