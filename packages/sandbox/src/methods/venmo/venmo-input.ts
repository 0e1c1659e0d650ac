import { z } from 'zod';
import { GatewayError, type FieldError } from '../../core/http/gateway-error';

const text = z.string().nullish();
const amount = z.union([z.string(), z.number()]).nullish();
const lineItem = z.looseObject({
  name: z.string(),
  quantity: z.union([z.string(), z.number()]),
  unitAmount: amount,
  unitTaxAmount: amount,
  /** As pages send it. The published schema has `type` instead. */
  kind: text,
  type: text,
});
type LineItem = z.infer<typeof lineItem>;
const items = z.array(lineItem).nullish();

export const venmoInput = z.object({
  clientMutationId: text,
  intent: z.string(),
  paymentMethodUsage: z.enum(['SINGLE_USE', 'MULTI_USE']),
  customerClient: z.string(),
  merchantProfileId: text,
  displayName: text,
  isFinalAmount: z.boolean().nullish(),
  returnUrl: text,
  paysheetDetails: z
    .object({
      collectCustomerBillingAddress: z.boolean().nullish(),
      collectCustomerShippingAddress: z.boolean().nullish(),
      transactionDetails: z
        .object({
          subTotalAmount: amount,
          taxAmount: amount,
          discountAmount: amount,
          shippingAmount: amount,
          totalAmount: amount,
          lineItems: items,
          venmoPaysheetLineItems: items,
        })
        .nullish(),
    })
    .nullish(),
});
export type VenmoInput = z.infer<typeof venmoInput>;

type SentPaysheet = NonNullable<VenmoInput['paysheetDetails']>;
type SentTransaction = NonNullable<SentPaysheet['transactionDetails']>;
/** The paysheet under the names of the published schema. */
export interface PaysheetDetails extends Omit<SentPaysheet, 'transactionDetails'> {
  transactionDetails:
    | (Pick<SentTransaction, PaysheetAmount> & {
        venmoPaysheetLineItems: (Pick<LineItem, 'name' | 'unitAmount'> & { quantity: number; type: string })[];
      })
    | null;
}
export type PaysheetAmount = Extract<keyof SentTransaction, `${string}Amount`>;

const MONEY = /^\d+(\.\d{1,2})?$/;
const MAX_TEXT = 127;
const MAX_ITEMS = 249;

/**
 * Checks what the schema cannot express.
 * @throws GatewayError VALIDATION with a message for the shop's developer
 */
export function checkVenmoInput({ displayName, paysheetDetails }: VenmoInput): void {
  const { lineItems, venmoPaysheetLineItems, ...amounts } = paysheetDetails?.transactionDetails ?? {};
  const errors = [
    ...refuse((displayName ?? '').length > MAX_TEXT, ['displayName'], 'Display name is too long.'),
    ...Object.entries(amounts).flatMap(([name, value]) => refuse(!isMoney(value), [...DETAILS, name], `${toLabel(name)} is invalid.`)),
    ...findItemErrors(lineItems, 'lineItems'),
    ...findItemErrors(venmoPaysheetLineItems, 'venmoPaysheetLineItems'),
  ];
  const [first] = errors;
  if (first) throw new GatewayError('VALIDATION', first.message, errors);
}

const DETAILS = ['paysheetDetails', 'transactionDetails'];
type Money = string | number | null | undefined;
const isMoney = (value: Money) => value == null || MONEY.test(String(value));
const isPositive = (value: Money) => isMoney(value) && Number(value) > 0;
/** Converts `subTotalAmount` to `Sub total amount`. */
const toLabel = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function refuse(isWrong: boolean, path: readonly string[], message: string): FieldError[] {
  return isWrong ? [{ path, code: '', message }] : [];
}

function findItemErrors(lineItems: readonly LineItem[] | null | undefined, name: string): FieldError[] {
  const path = [...DETAILS, name];
  return [
    ...refuse((lineItems?.length ?? 0) > MAX_ITEMS, path, 'There are too many line items.'),
    ...(lineItems ?? []).flatMap(({ name: label, quantity, unitAmount, unitTaxAmount }, index) => {
      const at = (member: string) => [...path, String(index), member];
      return [
        ...refuse(label.length > MAX_TEXT, at('name'), 'Line item name is too long.'),
        ...refuse(!/^\d+$/.test(String(quantity)) || Number(quantity) === 0, at('quantity'), 'Line item quantity is invalid.'),
        ...refuse(!isPositive(unitAmount), at('unitAmount'), 'Line item unit amount is invalid.'),
        ...refuse(!isMoney(unitTaxAmount), at('unitTaxAmount'), 'Line item unit tax amount is invalid.'),
      ];
    }),
  ];
}
