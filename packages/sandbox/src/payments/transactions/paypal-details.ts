import { type PayPalDetail, type TransactionDocument } from '../../core/store/documents';
import { type Total } from '../instruments/define-instrument';
import { kinds } from '../instruments/kinds';
import { computeFee, createCapture, createPayPalId } from '../instruments/paypal-payment';
import { type TransactionRow } from './transaction-row';

/** Members of a transaction with the details of a payment that PayPal carries out. */
const DETAILS = kinds.filter(({ hasPayPalFee }) => hasPayPalFee).map(({ detail }) => detail as 'paypal');

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
