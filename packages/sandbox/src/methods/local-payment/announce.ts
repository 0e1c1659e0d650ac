import { type SandboxContext } from '../../core/context';
import { createGlobalId } from '../../payments/instruments/global-id';
import { describeTransaction } from '../../payments/transactions/describe-transaction';
import { type TransactionRow } from '../../payments/transactions/transaction-row';
import { deliverWebhook, type Delivery } from '../../payments/webhooks/deliver-webhook';
import { type LocalPaymentRow } from './local-payment';

type Announcement = Promise<Delivery | undefined>;

const describeCharge = async (context: SandboxContext, row: TransactionRow | undefined) =>
  row ? { transaction: await describeTransaction(context, row) } : {};
const describeIds = ({ id }: LocalPaymentRow) => ({ paymentId: id, paymentContextId: createGlobalId('localpaymentcontext', id) });

/**
 * Announces that the customer has paid and the nonce can be charged.
 * @param row the charge, if there is one already
 */
export async function announceCompleted(context: SandboxContext, payment: LocalPaymentRow, row?: TransactionRow): Announcement {
  const { payerId, firstName, lastName, nonce, blikAliases } = payment.document;
  return deliverWebhook(context, 'local_payment_completed', {
    localPayment: {
      paymentId: payment.id,
      payerId,
      payerName: [firstName, lastName].filter(Boolean).join(' ') || null,
      paymentMethodNonce: nonce,
      bic: 'TESTDEFFXXX',
      ibanLastChars: '3000',
      ...(blikAliases ? { blikAliases } : {}),
      ...(await describeCharge(context, row)),
    },
  });
}

/** Announces that nobody paid in time. */
export async function announceExpired(context: SandboxContext, payment: LocalPaymentRow): Announcement {
  return deliverWebhook(context, 'local_payment_expired', { localPaymentExpired: describeIds(payment) });
}

/** Announces that the money has arrived. */
export async function announceFunded(context: SandboxContext, payment: LocalPaymentRow, row: TransactionRow): Announcement {
  const localPaymentFunded = { ...describeIds(payment), ...(await describeCharge(context, row)) };
  return deliverWebhook(context, 'local_payment_funded', { localPaymentFunded });
}

/** Announces that nobody charged the nonce and the money was returned. */
export async function announceReversed(context: SandboxContext, payment: LocalPaymentRow): Announcement {
  return deliverWebhook(context, 'local_payment_reversed', { localPaymentReversed: { paymentId: payment.id } });
}
