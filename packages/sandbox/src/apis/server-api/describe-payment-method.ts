import { and, desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { verifications } from '../../core/store/schema';
import { isDocument, textAt } from '../../core/text-at';
import { type XmlFields, type XmlValue } from '../../core/xml/write-xml';
import { createGlobalId } from '../../payments/instruments/global-id';
import { instrumentFromMethod } from '../../payments/instruments/instrument';
import { describeInstrument, findKind } from '../../payments/instruments/kinds';
import { type MethodRow } from '../../payments/instruments/tables';
import { describeAddress } from '../../payments/vault/address';
import { verifyIfSettled } from '../../payments/vault/deposit-settlement';
import { type VerificationRow } from '../../payments/vault/verify-instrument';

/** Describes a vaulted method. Resolves with the name of its element and its fields. */
export async function describePaymentMethod(context: SandboxContext, row: MethodRow): Promise<readonly [string, XmlFields]> {
  const instrument = instrumentFromMethod(row);
  const kind = findKind(instrument);
  // SDKs mask the number of a stored card by its first six digits.
  const { binExtended: _eight, ...described } = describeInstrument(instrument);
  const fields: XmlFields = {
    ...described,
    customerId: row.customerId,
    customerGlobalId: createGlobalId('customer', row.customerId),
    default: row.isDefault,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    subscriptions: [],
  };
  const checked = (await listVerifications(context, row.token)).map(describeVerification);
  if (kind.root === 'usBankAccount') return [kind.root, { ...fields, verifications: checked }];
  if (!kind.isCard) return [kind.root, fields];
  return [kind.root, { ...fields, expired: isExpired(context, fields), verifications: checked, billingAddress: readBillingAddress(row) }];
}

export function describeVerification(row: VerificationRow): XmlFields {
  const { internal: _internal, ...document } = row.document;
  const time = new Date(row.createdAt);
  return { ...(document as XmlFields), id: row.id, status: row.status, createdAt: time, updatedAt: time };
}

/** Newest first. */
async function listVerifications(context: SandboxContext, token: string): Promise<VerificationRow[]> {
  const rows = await context.database
    .select()
    .from(verifications)
    .where(and(eq(verifications.merchantId, context.merchant.id), eq(verifications.paymentMethodToken, token)))
    .orderBy(desc(verifications.createdAt));
  return rows.map((row) => verifyIfSettled(context, row));
}

/** A card expires at the end of its month. Its year may have two digits. */
function isExpired({ clock }: SandboxContext, fields: XmlFields): boolean {
  const year = textAt(fields, 'expirationYear')?.padStart(4, '20');
  return clock.now() >= Date.UTC(Number(year), Number(fields['expirationMonth']));
}

/** A card without an address has no such element: SDKs read every element that is there as an address. */
function readBillingAddress({ facts }: MethodRow): XmlValue {
  const address = facts.billingAddress;
  return isDocument(address) ? describeAddress(address) : undefined;
}
