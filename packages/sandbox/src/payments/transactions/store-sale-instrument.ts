import { type SandboxContext } from '../../core/context';
import { type Document } from '../../core/store/schema';
import { findKind, isVaultable } from '../instruments/kinds';
import { usBankAccount } from '../instruments/us-bank-account';
import { readAddress } from '../vault/address';
import { keepBillingAddress as keepAddress, lockCustomer } from '../vault/address-book';
import { createCustomer } from '../vault/create-customer';
import { findCustomer } from '../vault/find-rows';
import { storeInstrument } from '../vault/store-instrument';
import { type DecidedSale, type Sale } from './sale';
import { readBilling } from './sale-addresses';
import { type SaleInput } from './sale-input';

/** Vaults the instrument of a sale, with a new customer if needed, when the sale asks for it. */
export async function storeSaleInstrument(
  context: SandboxContext,
  { input, instrument }: Sale,
  success: boolean,
): Promise<Pick<DecidedSale, 'instrument' | 'customerId' | 'customer' | 'billing' | 'shipping'>> {
  const { options } = input;
  const shouldStore = options?.storeInVault === true || (options?.storeInVaultOnSuccess === true && success);
  const knownId = input.customerId || instrument.customerId;
  const known = knownId ? await findCustomer(context, knownId) : undefined;
  const customerDocument = known ? { ...known.document, id: known.id } : { ...input.customer };
  if (!shouldStore || instrument.token !== null || !isVaultable(instrument)) {
    const shipping = input.shipping ?? {};
    return { instrument, customerId: known?.id ?? null, customer: customerDocument, billing: readBilling(input, instrument), shipping };
  }
  const customer = known ?? (await createCustomer(context, input.customer ?? {}, ['transaction', 'customer']));
  const billing = input.billing && (options?.addBillingAddressToPaymentMethod || !instrument.facts.billingAddress);
  const row = await storeInstrument(context, instrument, {
    customerId: customer.id,
    token: input.creditCard?.token,
    path: ['transaction', 'creditCard'],
    facts: {
      ...(billing ? { billingAddress: input.billing } : {}),
      // A bank account that this merchant may charge needs no further verification.
      ...(findKind(instrument) === usBankAccount ? { verified: true } : {}),
    },
  });
  return {
    instrument: { ...instrument, token: row.token, customerId: customer.id },
    // Addresses that joined the customer's address book.
    billing: (input.billing && row.facts.billingAddress) ?? readBilling(input, instrument),
    shipping: (await storeShipping(context, input, customer.id)) ?? input.shipping ?? {},
    customerId: customer.id,
    customer: { ...customer.document, id: customer.id },
  };
}

/** Adds the shipping address to the address book of the customer, when the sale asks for it. */
async function storeShipping(context: SandboxContext, input: SaleInput, customerId: string): Promise<Document | undefined> {
  if (!input.shipping || input.options?.storeShippingAddressInVault !== true) return undefined;
  const customer = await lockCustomer(context, customerId);
  return customer && keepAddress(context, customer, readAddress(input.shipping));
}
