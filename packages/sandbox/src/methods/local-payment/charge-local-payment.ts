import { type SandboxContext } from '../../core/context';
import { createSale } from '../../payments/transactions/create-sale';
import { type TransactionRow } from '../../payments/transactions/transaction-row';
import { findCurrency } from '../../payments/vault/merchant-account';
import { type LocalPaymentRow } from './local-payment';

/** Charges an approved payment in its own currency, if the merchant has an account for it. */
export async function chargeLocalPayment(context: SandboxContext, { document }: LocalPaymentRow): Promise<TransactionRow> {
  const { amount, currencyIsoCode, merchantAccountId, nonce } = document;
  const accounts = [merchantAccountId, `sandbox_${currencyIsoCode.toLowerCase()}`];
  return createSale(context, {
    type: 'sale',
    amount,
    paymentMethodNonce: nonce,
    merchantAccountId: accounts.find((account) => account && findCurrency(context, account) !== undefined),
    options: { submitForSettlement: true },
  });
}
