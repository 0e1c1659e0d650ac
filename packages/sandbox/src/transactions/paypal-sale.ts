import { randomId } from '../random';
import { type Document } from '../store/schema';
import { isDocument, textAt, valueAt } from '../vault/text-at';
import { fromCents, toCents } from './money';
import { type SaleFacts } from './sale-document';
import { type TransactionRow } from './transaction-row';

const payPalId = () => randomId(17).toUpperCase();

/** What PayPal itself says of a payment, beside the account it came from. */
export function payPalSale({ input, instrument, authorization }: Pick<SaleFacts, 'input' | 'instrument' | 'authorization'>): Document {
  const given = (name: string) => textAt(input.options, 'paypal', name);
  const isAuthorized = authorization.status === 'authorized';
  return {
    paymentId: textAt(instrument.hidden, 'paymentId') ?? (isAuthorized ? `PAYID-${payPalId()}` : null),
    authorizationId: isAuthorized ? payPalId() : null,
    captureId: null,
    customField: given('customField'),
    description: given('description'),
    payeeEmail: given('payeeEmail'),
    payeeId: given('payeeId'),
    sellerProtectionStatus: isAuthorized ? 'ELIGIBLE' : null,
    transactionFeeAmount: null,
    transactionFeeCurrencyIsoCode: null,
  };
}

/** PayPal captures when the gateway settles, and takes its fee; nothing for a payment that is not PayPal's. */
export function payPalCapture({ document, amount, currencyIsoCode }: TransactionRow): Document {
  const { paypal } = document;
  if (!isDocument(paypal) || valueAt(paypal, 'captureId') != null) return {};
  const fee = fromCents(Math.round(toCents(amount) * 0.0349) + 49);
  return { paypal: { ...paypal, captureId: payPalId(), transactionFeeAmount: fee, transactionFeeCurrencyIsoCode: currencyIsoCode } };
}
