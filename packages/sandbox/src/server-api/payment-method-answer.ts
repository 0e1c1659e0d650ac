import { and, desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { verifications } from '../store/schema';
import { describeInstrument } from '../vault/describe-instrument';
import { instrumentOfMethod, type MethodRow } from '../vault/instrument';
import { kindOf } from '../vault/instrument-kinds';
import { type VerificationRow } from '../vault/verify-instrument';
import { isDocument, valueAt } from '../vault/text-at';
import { addressFields } from '../transactions/sale-document';
import { type XmlValue } from './write-xml';

type Fields = { [name: string]: XmlValue };

/** A vaulted method and the name of its element. */
export async function paymentMethodAnswer(context: SandboxContext, row: MethodRow): Promise<readonly [string, Fields]> {
  const instrument = instrumentOfMethod(row);
  const kind = kindOf(instrument);
  const fields: Fields = {
    ...describeInstrument(instrument),
    customerId: row.customerId,
    default: row.isDefault,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    subscriptions: [],
  };
  const checked = (await verificationsOf(context, row.token)).map(verificationAnswer);
  if (kind.root === 'usBankAccount') return [kind.root, { ...fields, verifications: checked }];
  if (!kind.isCard) return [kind.root, fields];
  return [kind.root, { ...fields, expired: isExpired(context, fields), verifications: checked, billingAddress: billingAddressOf(row) }];
}

export function verificationAnswer(row: VerificationRow): Fields {
  const { internal: _internal, ...document } = row.document;
  const time = new Date(row.createdAt);
  return { ...(document as Fields), id: row.id, status: row.status, createdAt: time, updatedAt: time };
}

/** Newest first. */
async function verificationsOf({ database, merchant }: SandboxContext, token: string): Promise<VerificationRow[]> {
  return database
    .select()
    .from(verifications)
    .where(and(eq(verifications.merchantId, merchant.id), eq(verifications.paymentMethodToken, token)))
    .orderBy(desc(verifications.createdAt));
}

/** A card is good until its month is over. */
function isExpired({ clock }: SandboxContext, { expirationMonth, expirationYear }: Fields): boolean {
  return clock.now() >= Date.UTC(Number(expirationYear), Number(expirationMonth));
}

function billingAddressOf({ hidden }: MethodRow): XmlValue {
  const address = valueAt(hidden, 'billingAddress');
  return isDocument(address) ? (addressFields(address) as Fields) : null;
}
