import { randomId } from '../random';
import { type Document } from '../store/schema';
import { isDocument, textAt, valueAt } from '../text-at';
import { fromCents, toCents } from './money';
import { type SaleFacts } from './sale-facts';
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

type DetailFacts = Pick<SaleFacts, 'input' | 'instrument' | 'authorization'>;

/** Creates PayPal's own details of a payment. Only a payment on a page has PayPal's ids; others have those that the provider gives to test payments. */
export function createPayPalDetails({ input, instrument, authorization }: DetailFacts): Document {
  // The options have older names at the top level, and in the account.
  const readOption = (name: string) =>
    textAt(input.options, 'paypal', name) ??
    textAt(input.options, name) ??
    textAt(input.paypalAccount, name) ??
    textAt(instrument.hidden, name);
  const isAuthorized = authorization.status === 'authorized';
  const pagePaymentId = textAt(instrument.hidden, 'paymentId');
  return {
    ...INITIAL_DETAILS,
    paymentId: pagePaymentId ?? (isAuthorized ? `PAY-${createPayPalId()}` : null),
    authorizationId: isAuthorized ? `${pagePaymentId === null ? 'AUTH-' : ''}${createPayPalId()}` : null,
    customField: readOption('customField'),
    description: readOption('description'),
    payeeEmail: readOption('payeeEmail'),
    payeeId: readOption('payeeId'),
    recipientEmail: textAt(input.options, 'paypal', 'recipientEmail'),
    recipientPhone: valueAt(input.options, 'paypal', 'recipientPhone') ?? null,
    sellerProtectionStatus: isAuthorized ? 'ELIGIBLE' : null,
    implicitlyVaultedPaymentMethodToken: null,
    implicitlyVaultedPaymentMethodGlobalId: null,
    taxId: null,
    taxIdType: null,
  };
}

/** Creates the details of a SEPA debit, which PayPal carries out. */
export const createSepaDetails = ({
  instrument,
  total,
  isSubmitted,
}: Pick<SaleFacts, 'instrument' | 'total' | 'isSubmitted'>): Document => {
  const reference = textAt(instrument.document, 'details', 'bankReferenceToken') ?? '';
  const id = createPayPalId();
  return {
    ...INITIAL_DETAILS,
    // The first debit is the order with which the customer approved the mandate.
    paypalV2OrderId: (instrument.token === null ? /^([0-9A-Z]{17})-/.exec(reference)?.[1] : undefined) ?? id,
    correlationId: id,
    debugId: id,
    settlementType: 'INSTANT',
    ...(isSubmitted ? createCapture(total) : {}),
  };
};

/** Creates the details of a local payment. Its customer has already paid: PayPal captures it with the sale, submitted for settlement or not. */
export const createLocalPaymentDetails = ({ authorization, total }: Pick<SaleFacts, 'authorization' | 'total'>): Document => ({
  ...INITIAL_DETAILS,
  debugId: createPayPalId(),
  ...(authorization.status === 'authorized' ? createCapture(total) : {}),
});

/** Members of a transaction with the details of a payment that PayPal carries out. */
const DETAILS = ['paypal', 'sepaDebitAccountDetail', 'localPayment'];

/** Changes the details of a payment that PayPal carries out. Empty for other payment methods. */
const changeDetails = (
  { document }: Pick<TransactionRow, 'document'>,
  change: (details: Document) => Document,
  members: readonly string[] = DETAILS,
): Document =>
  Object.fromEntries(
    members.flatMap((name) => {
      const details = document[name];
      return isDocument(details) ? [[name, { ...details, ...change(details) }]] : [];
    }),
  );

const FEE = { share: 0.0349, fixed: 49 };
const computeFee = (amount: string) => Math.round(toCents(amount) * FEE.share);

type Total = SaleFacts['total'];

/** Creates PayPal's capture of a payment, with the fee for it. */
const createCapture = ({ amount, currencyIsoCode }: Total): Document => ({
  captureId: createPayPalId(),
  transactionFeeAmount: fromCents(computeFee(amount) + FEE.fixed),
  transactionFeeCurrencyIsoCode: currencyIsoCode,
});

type Payment = Total & Pick<TransactionRow, 'document'>;
const captureOnce = (row: Payment, members?: readonly string[]) =>
  changeDetails(row, ({ captureId }) => (captureId == null ? createCapture(row) : {}), members);

/** Adds the capture of a SEPA debit that is submitted for settlement. */
export const createSepaCapture = (row: Payment): Document => captureOnce(row, ['sepaDebitAccountDetail']);

/** Adds PayPal's capture and fee when a payment settles. */
export const createPayPalCapture = (row: Payment): Document => captureOnce(row);

/** Adds PayPal's refund, with the part of the fee that comes back. */
export const createPayPalRefund = (sale: TransactionRow, amount: string): Document =>
  changeDetails(sale, () => ({
    refundId: createPayPalId(),
    refundFromTransactionFeeAmount: fromCents(computeFee(amount)),
    refundFromTransactionFeeCurrencyIsoCode: sale.currencyIsoCode,
  }));
