import { desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../../core/context';
import { customers } from '../../../core/store/schema';
import { instrumentFromMethod } from '../../../payments/instruments/instrument';
import { describeInstrument } from '../../../payments/instruments/kinds';
import { paymentMethods, type MethodRow } from '../../../payments/instruments/tables';
import { readBook } from '../../../payments/vault/address-book';
import { type CustomerRow } from '../../../payments/vault/find-rows';
import { describeCustomer } from '../describe-customer';
import { type Facts } from './match-search';
import { readAddressFacts, readExpirationDate, readMaskedNumber, readTimes } from './row-facts';
import { type Search } from './search';

const OWN = ['company', 'email', 'fax', 'firstName', 'lastName', 'phone', 'website'] as const;

function readFacts(row: CustomerRow, own: readonly MethodRow[], all: readonly MethodRow[]): Facts {
  const details = own.map(({ document }) => document.details);
  const prints = new Set(own.flatMap(({ cardFingerprint }) => cardFingerprint ?? []));
  const equal = all.filter(({ cardFingerprint }) => cardFingerprint !== null && prints.has(cardFingerprint));
  return {
    ...Object.fromEntries(OWN.map((name) => [name, row.document[name]])),
    ...readAddressFacts('address', ...readBook(row)),
    ...readTimes(row),
    id: row.id,
    ids: row.id,
    cardholderName: details.map(({ cardholderName }) => cardholderName),
    creditCardExpirationDate: details.flatMap((card) => readExpirationDate(card) ?? []),
    creditCardNumber: details.flatMap((card) => readMaskedNumber(card) ?? []),
    paymentMethodToken: own.map(({ token }) => token),
    // Another customer may have the same card.
    paymentMethodTokenWithDuplicates: [...own, ...equal].map(({ token }) => token),
    paypalAccountEmail: own
      .filter(({ type }) => type === 'PayPalAccount')
      .map((method) => describeInstrument(instrumentFromMethod(method))['email']),
  };
}

/** Lists all methods in the merchant's vault. */
export const listAllMethods = ({ database, merchant }: SandboxContext): Promise<MethodRow[]> =>
  database.select().from(paymentMethods).where(eq(paymentMethods.merchantId, merchant.id));

export const listAllCustomers = ({ database, merchant }: SandboxContext): Promise<CustomerRow[]> =>
  database.select().from(customers).where(eq(customers.merchantId, merchant.id)).orderBy(desc(customers.createdAt));

export const customerSearch: Search<CustomerRow> = {
  path: 'customers',
  root: 'customers',
  item: 'customer',
  async list(context) {
    const methods = await listAllMethods(context);
    const byCustomer = new Map<string, MethodRow[]>();
    for (const method of methods) byCustomer.set(method.customerId, [...(byCustomer.get(method.customerId) ?? []), method]);
    return (await listAllCustomers(context)).map((row) => ({ row, facts: readFacts(row, byCustomer.get(row.id) ?? [], methods) }));
  },
  describe: describeCustomer,
};
