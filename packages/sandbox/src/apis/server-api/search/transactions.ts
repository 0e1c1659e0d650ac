import { and, desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../../core/context';
import { paymentContexts, transactions, type Document } from '../../../core/store/schema';
import { textAt, valueAt } from '../../../core/text-at';
import { findTransaction } from '../../../payments/transactions/change-transaction';
import { describeTransaction } from '../../../payments/transactions/describe-transaction';
import { findDueChange } from '../../../payments/transactions/find-due-change';
import { readInternal, readKind, type TransactionRow } from '../../../payments/transactions/transaction-row';
import { type Facts } from './match-search';
import { prefixFacts, readAddressFacts, readExpirationDate, readMaskedNumber, readTimes } from './row-facts';
import { type Search } from './search';

const CUSTOMER = ['company', 'email', 'fax', 'firstName', 'lastName', 'phone', 'website'];
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
  const { instrumentType, createdUsing } = readInternal(row);
  const at = (status: string) => statusHistory.find((event) => event.status === status)?.timestamp;
  const returnCode = textAt(document, 'achReturnCode');
  return {
    ...readTimes(row),
    ...readAddressFacts('billing', (name) => textAt(document, 'billing', name)),
    ...readAddressFacts('shipping', (name) => textAt(document, 'shipping', name)),
    ...prefixFacts('customer', CUSTOMER, (name) => textAt(document, 'customer', name)),
    ...Object.fromEntries(Object.entries(STATUS_TIMES).map(([name, status]) => [name, toSecond(at(status))])),
    ...readInstrumentFacts(row),
    achReturnResponsesCreatedAt: returnCode === null ? null : toSecond(at('settlement_declined')),
    achType: textAt(document, 'achType'),
    acquirerReferenceNumber: textAt(document, 'acquirerReferenceNumber'),
    amount: row.amount,
    createdUsing,
    currency: row.currencyIsoCode,
    customerId: row.customerId ?? textAt(document, 'customer', 'id'),
    debitNetwork: textAt(document, 'debitNetwork'),
    disbursementDate: textAt(document, 'disbursementDetails', 'disbursementDate'),
    disputeDate: disputeDates,
    id: row.id,
    ids: row.id,
    merchantAccountId: document['merchantAccountId'],
    orderId: row.orderId,
    paymentInstrumentType: [instrumentType, ...readKind(row).searchNames],
    paymentMethodToken: row.paymentMethodToken,
    processorAuthorizationCode: textAt(document, 'processorAuthorizationCode'),
    reasonCode: returnCode === null ? null : [returnCode, 'any_reason_code'],
    refund: row.refundedTransactionId !== null || isRefunded(row),
    settlementBatchId: textAt(document, 'settlementBatchId'),
    source: document['recurring'] === true ? ['api', 'recurring'] : 'api',
    status: row.status,
    storeId: textAt(document, 'storeId'),
    storeIds: textAt(document, 'storeId'),
    type: row.type,
    user: statusHistory[0]?.user,
  };
}

/** The facts of the charged instrument. */
function readInstrumentFacts(row: TransactionRow): Facts {
  const { detail, isCard } = readKind(row);
  const card = isCard ? row.document[detail] : undefined;
  const location = textAt(card, 'customerLocation');
  const payPal = (name: string) => textAt(row.document, 'paypal', name);
  return {
    creditCardCardType: textAt(card, 'cardType') ?? textAt(card, 'virtualCardType'),
    creditCardCardholderName: textAt(card, 'cardholderName'),
    creditCardCustomerLocation: location === null ? null : location === 'US' ? 'us' : 'international',
    creditCardExpirationDate: readExpirationDate(card),
    creditCardNumber: readMaskedNumber(card),
    creditCardUniqueIdentifier: textAt(card, 'uniqueNumberIdentifier'),
    europeBankAccountIban: textAt(row.document, 'europeBankAccount', 'iban'),
    paypalAuthorizationId: payPal('authorizationId'),
    paypalPayerEmail: payPal('payerEmail'),
    paypalPaymentId: payPal('paymentId') ?? textAt(row.document, 'localPayment', 'paymentId'),
    sepaDebitPaypalV2OrderId: textAt(row.document, 'sepaDebitAccountDetail', 'paypalV2OrderId'),
  };
}

const isRefunded = ({ document }: TransactionRow) => Array.isArray(document['refundIds']) && document['refundIds'].length > 0;

const toSecond = (time: string | undefined) => (time === undefined ? null : new Date(time));

/** Dates of the merchant's disputes by transaction. */
async function listDisputeDates({ database, merchant }: SandboxContext): Promise<Map<string, string[]>> {
  const rows = await database
    .select()
    .from(paymentContexts)
    .where(and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, 'dispute')));
  const dates = new Map<string, string[]>();
  for (const { document } of rows) {
    const id = textAt(document, 'transaction', 'id') ?? '';
    dates.set(id, [...(dates.get(id) ?? []), textAt(document, 'receivedDate') ?? '']);
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
