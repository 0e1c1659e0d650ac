// What all kinds of payments have that PayPal carries out: its ids, its capture, and its fee.
import { randomId } from '../../core/random';
import { type PayPalDetail } from '../../core/store/documents';
import { countDecimals, roundCents } from '../transactions/currency-decimals';
import { fromCents, toCents } from '../transactions/money';
import { type Total } from './define-instrument';

export const createPayPalId = () => randomId(17).toUpperCase();

/** Members that nothing has happened to yet. */
export const UNCAPTURED = {
  captureId: null,
  refundId: null,
  refundFromTransactionFeeAmount: null,
  refundFromTransactionFeeCurrencyIsoCode: null,
  transactionFeeAmount: null,
  transactionFeeCurrencyIsoCode: null,
};

const FEE = { share: 0.0349, fixed: 49 };
/** Fee in cents for a payment without an order. */
const FEE_WITHOUT_ORDER = 1;

/** Computes PayPal's share of an amount, and writes it with what else PayPal takes. */
export const computeFee = ({ amount, currencyIsoCode }: Total, fixed = 0): string =>
  fromCents(roundCents(toCents(amount) * FEE.share + fixed, countDecimals(currencyIsoCode, true)));

/** Creates PayPal's capture of a payment, with the fee for it. */
export const createCapture = (total: Total, details: PayPalDetail = {}): PayPalDetail => ({
  captureId: createPayPalId(),
  transactionFeeAmount: details.paypalV2OrderId === null ? fromCents(FEE_WITHOUT_ORDER) : computeFee(total, FEE.fixed),
  transactionFeeCurrencyIsoCode: total.currencyIsoCode,
});
