import { desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../../core/context';
import { transactions, type Document } from '../../../core/store/schema';
import { valueAt } from '../../../core/text-at';
import { type InstrumentKind } from '../../../payments/instruments/define-instrument';
import { kinds } from '../../../payments/instruments/kinds';
import { findTransaction } from '../../../payments/transactions/change-transaction';
import { describeTransaction } from '../../../payments/transactions/describe-transaction';
import { listDisputes } from '../../../payments/transactions/disputes';
import { findDueChange } from '../../../payments/transactions/find-due-change';
import { readKind, type TransactionRow } from '../../../payments/transactions/transaction-row';
import { type Facts } from './match-search';
import { prefixFacts, readAddressFacts, readExpirationDate, readMaskedNumber, readTimes } from './row-facts';
import { type Search } from './search';

const CUSTOMER = ['company', 'email', 'fax', 'firstName', 'lastName', 'phone', 'website'] as const;
/** Facts with the name of their member. */
const OWN = [
  'achType',
  'acquirerReferenceNumber',
  'debitNetwork',
  'merchantAccountId',
  'processorAuthorizationCode',
  'settlementBatchId',
  'storeId',
] as const;
/** Facts that are the time of a status. */
const STATUS_TIMES: Record<string, string> = {
  authorizationExpiredAt: 'authorization_expired',
  authorizedAt: 'authorized',
  failedAt: 'failed',
  gatewayRejectedAt: 'gateway_rejected',
  processorDeclinedAt: 'processor_declined',
  settledAt: 'settled',
  submittedForSettlementAt: 'submitted_for_settlement',
  voidedAt: 'voided',
};

function readFacts(row: TransactionRow, disputeDates: readonly string[]): Facts {
  const { document, statusHistory } = row;
  const { achReturnCode, internal } = document;
  const at = (status: string) => statusHistory.find((event) => event.status === status)?.timestamp;
  return {
    ...readTimes(row),
    ...readAddressFacts('billing', document.billing),
    ...readAddressFacts('shipping', document.shipping),
    ...prefixFacts('customer', CUSTOMER, (name) => document.customer?.[name]),
    ...Object.fromEntries(Object.entries(STATUS_TIMES).map(([name, status]) => [name, toSecond(at(status))])),
    ...readInstrumentFacts(row),
    ...Object.fromEntries(OWN.map((name) => [name, document[name]])),
    achReturnResponsesCreatedAt: achReturnCode ? toSecond(at('settlement_declined')) : null,
    amount: row.amount,
    createdUsing: internal.createdUsing ?? 'full_information',
    currency: row.currencyIsoCode,
    customerId: row.customerId ?? document.customer?.id,
    disbursementDate: document.disbursementDetails?.disbursementDate,
    disputeDate: disputeDates,
    id: row.id,
    ids: row.id,
    orderId: row.orderId,
    paymentInstrumentType: [internal.instrumentType, ...readKind(row).searchNames],
    paymentMethodToken: row.paymentMethodToken,
    reasonCode: achReturnCode ? [achReturnCode, 'any_reason_code'] : null,
    refund: row.refundedTransactionId !== null || (document.refundIds ?? []).length > 0,
    source: document.recurring === true ? ['api', 'recurring'] : 'api',
    status: row.status,
    storeIds: document.storeId,
    type: row.type,
    user: statusHistory[0]?.user,
  };
}

/** The facts of the charged instrument. */
function readInstrumentFacts(row: TransactionRow): Facts {
  const { detail, isCard } = readKind(row);
  // Cards of all kinds are described in the same shape.
  const card = isCard ? row.document[detail as 'creditCard'] : undefined;
  const location = card?.customerLocation;
  return {
    creditCardCardType: card?.cardType || card?.virtualCardType,
    creditCardCardholderName: card?.cardholderName,
    creditCardCustomerLocation: location ? (location === 'US' ? 'us' : 'international') : null,
    creditCardExpirationDate: readExpirationDate(card),
    creditCardNumber: readMaskedNumber(card),
    creditCardUniqueIdentifier: card?.uniqueNumberIdentifier,
    ...Object.fromEntries(kinds.flatMap((kind) => listSearchable(row, kind))),
  };
}

/** The fields that a kind of instrument adds to searches, where the transaction has them. */
const listSearchable = ({ document }: TransactionRow, { detail, searchable }: InstrumentKind) =>
  Object.entries(searchable).flatMap(([field, member]) => {
    const value = document[detail as 'creditCard']?.[member as 'cardType'];
    return value == null ? [] : [[field, value] as const];
  });

const toSecond = (time: string | undefined) => (time === undefined ? null : new Date(time));

/** Dates of the merchant's disputes by transaction. */
async function listDisputeDates(context: SandboxContext): Promise<Map<string, string[]>> {
  const dates = new Map<string, string[]>();
  for (const { transaction, receivedDate } of await listDisputes(context)) {
    dates.set(transaction.id, [...(dates.get(transaction.id) ?? []), receivedDate]);
  }
  return dates;
}

/** No transaction has a negative amount. The suites of the official SDKs search for one to see how a search that takes too long is reported. */
const hasNegativeAmount = ({ amount }: Document) => ['is', 'min'].some((name) => /^-\d/.test(String(valueAt(amount, name))));

export const transactionSearch: Search<TransactionRow> = {
  path: 'transactions',
  root: 'creditCardTransactions',
  item: 'transaction',
  timesOut: hasNegativeAmount,
  async list(context) {
    const { database, merchant } = context;
    const stored = await database
      .select()
      .from(transactions)
      .where(eq(transactions.merchantId, merchant.id))
      .orderBy(desc(transactions.createdAt));
    const disputeDates = await listDisputeDates(context);
    // A change that is due by the clock counts before anyone has read the transaction.
    const rows = stored.map((row) => ({ ...row, ...findDueChange(context, row) }));
    return rows.map((row) => ({ row, facts: readFacts(row, disputeDates.get(row.id) ?? []) }));
  },
  describe: async (context, { id }) => describeTransaction(context, await findTransaction(context, id)),
};
