import { and, eq, inArray } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { isDocument } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { findKind } from '../../payments/instruments/kinds';
import { paymentMethods, type MethodRow } from '../../payments/instruments/tables';
import { describePaymentMethod } from './describe-payment-method';
import { respondWith, type ServerApiCall, type ServerApiRoute } from './route';

const PAGE = 50;

/** Months since year 0, so that expiration dates compare as numbers. */
const countMonths = (year: number, month: number) => year * 12 + month - 1;

/** The month after which a card of the vault is expired. Undefined for other payment methods. */
function readExpirationMonth(row: MethodRow): number | undefined {
  if (!findKind(row).isCard) return undefined;
  const month = row.document.details.expirationMonth;
  const year = row.document.details.expirationYear;
  return month === null || year === null ? undefined : countMonths(Number(year), Number(month));
}

function readNow({ clock }: SandboxContext): number {
  const now = new Date(clock.now());
  return countMonths(now.getUTCFullYear(), now.getUTCMonth() + 1);
}

/** Reads a month of the query, `MMYYYY`. */
function readMonth({ query }: ServerApiCall, name: string): number {
  const [, month, year] = /^(\d{2})(\d{4})$/.exec(query.get(name) ?? '') ?? [];
  return countMonths(Number(year), Number(month));
}

/** The searches of cards by expiration date, by the last part of their path. */
const CRITERIA: Readonly<Record<string, (month: number, call: ServerApiCall) => boolean>> = {
  expired: (month, { context }) => month < readNow(context),
  expiring: (month, call) => month >= readMonth(call, 'start') && month <= readMonth(call, 'end'),
};

async function findIds(call: ServerApiCall, matches: (month: number, call: ServerApiCall) => boolean) {
  const { database, merchant } = call.context;
  const rows = await database.select().from(paymentMethods).where(eq(paymentMethods.merchantId, merchant.id));
  const ids = rows.flatMap((row) => {
    const month = readExpirationMonth(row);
    return month !== undefined && matches(month, call) ? [row.token] : [];
  });
  return respondWith('searchResults', { pageSize: PAGE, ids });
}

async function findPage({ context, input }: ServerApiCall) {
  const { database, merchant } = context;
  const ids = isDocument(input['search']) && Array.isArray(input['search']['ids']) ? input['search']['ids'].map(String) : [];
  const only = and(eq(paymentMethods.merchantId, merchant.id), inArray(paymentMethods.token, ids));
  const rows = ids.length === 0 ? [] : await database.select().from(paymentMethods).where(only);
  const creditCard: XmlFields[] = [];
  for (const row of rows) creditCard.push((await describePaymentMethod(context, row))[1]);
  return respondWith('paymentMethods', {
    $type: 'collection',
    currentPageNumber: 1,
    pageSize: PAGE,
    totalItems: creditCard.length,
    creditCard,
  });
}

export const expiredCardRoutes: readonly ServerApiRoute[] = Object.entries(CRITERIA).flatMap(([name, matches]) => [
  { method: 'POST' as const, path: `payment_methods/all/${name}_ids`, handle: (call: ServerApiCall) => findIds(call, matches) },
  { method: 'POST' as const, path: `payment_methods/all/${name}`, handle: findPage },
]);
