import { type SandboxContext } from '../../core/context';
import { type XmlFields } from '../../core/xml/write-xml';
import { createGlobalId } from '../../payments/instruments/global-id';
import { acceptedKinds } from '../../payments/instruments/kinds';
import { pickCustomerFields } from '../../payments/transactions/sale-document';
import { describeAddress } from '../../payments/vault/address';
import { readBook } from '../../payments/vault/address-book';
import { listMethods, type CustomerRow } from '../../payments/vault/find-rows';
import { describePaymentMethod } from './describe-payment-method';

/**
 * Describes a customer with all vaulted methods, one list for each kind.
 * @param isFiltered whether the request names an association filter. The merchant has none, so nothing of the customer passes it
 */
export async function describeCustomer(context: SandboxContext, row: CustomerRow, isFiltered = false): Promise<XmlFields> {
  const lists = new Map<string, XmlFields[]>(acceptedKinds.map(({ list }) => [list, []]));
  for (const method of isFiltered ? [] : await listMethods(context, row.id)) {
    const [root, fields] = await describePaymentMethod(context, method);
    const list = `${root}s`;
    lists.set(list, [...(lists.get(list) ?? []), fields]);
  }
  const { customFields } = row.document;
  return {
    ...(pickCustomerFields(row.document) as XmlFields),
    id: row.id,
    globalId: createGlobalId('customer', row.id),
    merchantId: context.merchant.id,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    customFields: isFiltered ? [] : ((customFields ?? {}) as XmlFields),
    addresses: isFiltered ? [] : readBook(row).map(describeAddress),
    ...Object.fromEntries(lists),
  };
}
