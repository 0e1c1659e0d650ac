import { randomId } from '../random';
import { type Document } from '../store/schema';
import { isDocument, textAt, valueAt } from '../text-at';
import { fromCents, toCents } from './money';
import { type SaleFacts } from './sale-facts';
import { type TransactionRow } from './transaction-row';

const createPayPalId = () => randomId(17).toUpperCase();

/** Creates PayPal's own details of a payment. */
export function createPayPalDetails({
  input,
  instrument,
  authorization,
}: Pick<SaleFacts, 'input' | 'instrument' | 'authorization'>): Document {
  const readOption = (name: string) => textAt(input.options, 'paypal', name);
  const isAuthorized = authorization.status === 'authorized';
  return {
    paymentId: textAt(instrument.hidden, 'paymentId') ?? (isAuthorized ? `PAYID-${createPayPalId()}` : null),
    authorizationId: isAuthorized ? createPayPalId() : null,
    captureId: null,
    customField: readOption('customField'),
    description: readOption('description'),
    payeeEmail: readOption('payeeEmail'),
    payeeId: readOption('payeeId'),
    sellerProtectionStatus: isAuthorized ? 'ELIGIBLE' : null,
    transactionFeeAmount: null,
    transactionFeeCurrencyIsoCode: null,
  };
}

/** Adds PayPal's capture and fee when a payment settles. Empty for other payment methods. */
export function createPayPalCapture({ document, amount, currencyIsoCode }: TransactionRow): Document {
  const { paypal } = document;
  if (!isDocument(paypal) || valueAt(paypal, 'captureId') != null) return {};
  const fee = fromCents(Math.round(toCents(amount) * 0.0349) + 49);
  return { paypal: { ...paypal, captureId: createPayPalId(), transactionFeeAmount: fee, transactionFeeCurrencyIsoCode: currencyIsoCode } };
}
