import { type SandboxContext } from '../context';
import { globalId } from '../vault/describe-instrument';
import { listMethods, type CustomerRow } from '../vault/find-rows';
import { allKinds } from '../vault/instrument-kinds';
import { customerFieldsOf } from '../transactions/sale-document';
import { paymentMethodAnswer } from './payment-method-answer';
import { type XmlValue } from './write-xml';

type Fields = { [name: string]: XmlValue };

/** A customer with everything in the vault, a list for each kind of method. */
export async function customerAnswer(context: SandboxContext, row: CustomerRow): Promise<Fields> {
  const lists = new Map<string, Fields[]>(allKinds.map(({ list }) => [list, []]));
  for (const method of await listMethods(context.database, context, row.id)) {
    const [root, fields] = await paymentMethodAnswer(context, method);
    const list = `${root}s`;
    lists.set(list, [...(lists.get(list) ?? []), fields]);
  }
  const { addresses, customFields } = row.document as Fields;
  return {
    ...(customerFieldsOf(row.document) as Fields),
    id: row.id,
    globalId: globalId('customer', row.id),
    merchantId: context.merchant.id,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    customFields: customFields ?? {},
    addresses: Array.isArray(addresses) ? addresses : [],
    ...Object.fromEntries(lists),
  };
}
