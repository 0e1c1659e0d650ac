import { randomId } from '../../core/random';
import { type PayPalDetail, type TransactionDocument } from '../../core/store/documents';
import { type Document } from '../../core/store/schema';
import { countDecimals, roundCents } from './currency-decimals';
import { fromCents, toCents } from './money';
import { type DecidedSale } from './sale';
import { type TransactionRow } from './transaction-row';

const createPayPalId = () => randomId(17).toUpperCase();

/** Members that nothing has happened to yet. */
const INITIAL_DETAILS: Document = {
  captureId: null,
  refundId: null,
  refundFromTransactionFeeAmount: null,
  refundFromTransactionFeeCurrencyIsoCode: null,
  transactionFeeAmount: null,
  transactionFeeCurrencyIsoCode: null,
};

/** What a server may say of a payment by PayPal. */
const OPTIONS = ['customField', 'description', 'payeeEmail', 'payeeId', 'recipientEmail'] as const;

const isSubmitted = (statuses: readonly string[]) => statuses.includes('submitted_for_settlement');

/** Creates PayPal's own details of a payment. Only a payment on a page has PayPal's ids; others have those that the provider gives to test payments. */
export function createPayPalDetails({ input, instrument, authorization, total, statuses }: DecidedSale): Document {
  // The options have older names at the top level, and in the account.
  const { options, paypalAccount } = input;
  const { facts } = instrument;
  const readOption = (name: (typeof OPTIONS)[number]) =>
    options?.paypal?.[name] || options?.[name] || paypalAccount?.[name] || facts[name] || null;
  const isAuthorized = authorization.status === 'authorized';
  const pagePaymentId = facts.paymentId || null;
  return {
    ...INITIAL_DETAILS,
    paymentId: pagePaymentId ?? (isAuthorized ? `PAY-${createPayPalId()}` : null),
    authorizationId: isAuthorized ? `${pagePaymentId === null ? 'AUTH-' : ''}${createPayPalId()}` : null,
    ...Object.fromEntries(OPTIONS.map((name) => [name, readOption(name)])),
    recipientPhone: options?.paypal?.recipientPhone ?? facts.recipientPhone ?? null,
    sellerProtectionStatus: isAuthorized ? 'ELIGIBLE' : null,
    implicitlyVaultedPaymentMethodToken: null,
    implicitlyVaultedPaymentMethodGlobalId: null,
    taxId: null,
    taxIdType: null,
    ...(isSubmitted(statuses) ? createCapture(total) : {}),
  };
}

/** Creates the details of a SEPA debit, which PayPal carries out. */
export function createSepaDetails({ instrument, total, statuses }: DecidedSale): Document {
  const reference = instrument.document.details.bankReferenceToken ?? '';
  const order = /^([0-9A-Z]{17})-/.exec(reference)?.[1];
  const isSaved = instrument.token !== null;
  const ids = isSaved && order === undefined ? WITHOUT_ORDER : createOrder(isSaved ? undefined : order);
  return { ...INITIAL_DETAILS, ...ids, ...(isSubmitted(statuses) ? createCapture(total, ids) : {}) };
}

/** The account of the documented nonce has no order of PayPal's once it is saved. */
const WITHOUT_ORDER: Document = { paypalV2OrderId: null, correlationId: null, debugId: null, settlementType: null };

/** @param approved the order with which the customer approved the mandate, which is that of the first debit */
function createOrder(approved: string | undefined): Document {
  const id = createPayPalId();
  return { paypalV2OrderId: approved ?? id, correlationId: id, debugId: id, settlementType: 'INSTANT' };
}

/** Creates the details of a local payment. Its customer has already paid: PayPal captures it with the sale, submitted for settlement or not. */
export const createLocalPaymentDetails = ({ authorization, total }: DecidedSale): Document => ({
  ...INITIAL_DETAILS,
  debugId: createPayPalId(),
  ...(authorization.status === 'authorized' ? createCapture(total) : {}),
});

/** Members of a transaction with the details of a payment that PayPal carries out. */
const DETAILS = ['paypal', 'sepaDebitAccountDetail', 'localPayment'] as const;

/** Changes the details of a payment that PayPal carries out. Empty for other payment methods. */
const changeDetails = (
  { document }: Pick<TransactionRow, 'document'>,
  change: (details: PayPalDetail) => PayPalDetail,
): Partial<TransactionDocument> =>
  Object.fromEntries(
    DETAILS.flatMap((name) => {
      const details = document[name];
      return details ? [[name, { ...details, ...change(details) }]] : [];
    }),
  );

const FEE = { share: 0.0349, fixed: 49 };
/** Fee in cents for a payment without an order. */
const FEE_WITHOUT_ORDER = 1;

type Total = DecidedSale['total'];

/** Computes PayPal's share of an amount, and writes it with what else PayPal takes. */
const computeFee = ({ amount, currencyIsoCode }: Total, fixed = 0): string =>
  fromCents(roundCents(toCents(amount) * FEE.share + fixed, countDecimals(currencyIsoCode, true)));

/** Creates PayPal's capture of a payment, with the fee for it. */
const createCapture = (total: Total, details: PayPalDetail = {}): PayPalDetail => ({
  captureId: createPayPalId(),
  transactionFeeAmount: details.paypalV2OrderId === null ? fromCents(FEE_WITHOUT_ORDER) : computeFee(total, FEE.fixed),
  transactionFeeCurrencyIsoCode: total.currencyIsoCode,
});

/** Adds PayPal's capture and fee to a payment that is submitted for settlement, or settled, and has none. */
export const createPayPalCapture = (row: Total & Pick<TransactionRow, 'document'>) =>
  changeDetails(row, (details) => (details.captureId == null ? createCapture(row, details) : {}));

/** Adds PayPal's refund, with the part of the fee that comes back. */
export const createPayPalRefund = (sale: TransactionRow, amount: string) =>
  changeDetails(sale, () => ({
    refundId: createPayPalId(),
    refundFromTransactionFeeAmount: computeFee({ ...sale, amount }),
    refundFromTransactionFeeCurrencyIsoCode: sale.currencyIsoCode,
  }));
