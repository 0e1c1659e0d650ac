import { type SandboxContext } from '../../core/context';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { textAt } from '../../core/text-at';
import { createSale } from '../../payments/transactions/create-sale';
import { type TransactionRow } from '../../payments/transactions/transaction-row';
import { findCurrency } from '../../payments/vault/merchant-account';

/** Charges an approved payment in its own currency, if the merchant has an account for it. */
export async function chargeLocalPayment(context: SandboxContext, { document }: PaymentContext): Promise<TransactionRow> {
  const currency = textAt(document, 'currencyIsoCode') ?? '';
  const accounts = [textAt(document, 'merchantAccountId'), `sandbox_${currency.toLowerCase()}`];
  return createSale(context, {
    type: 'sale',
    amount: textAt(document, 'amount'),
    paymentMethodNonce: textAt(document, 'nonce'),
    merchantAccountId: accounts.find((account) => account !== null && findCurrency(context, account) !== undefined),
    options: { submitForSettlement: true },
  });
}
