import { type SandboxContext } from '../context';
import { transactionAnswer } from '../server-api/transaction-answer';
import { type XmlValue } from '../server-api/write-xml';
import { type PaymentContext } from '../store/payment-contexts';
import { type TransactionRow } from '../transactions/transaction-row';
import { globalId } from '../vault/describe-instrument';
import { textAt, valueAt } from '../vault/text-at';
import { deliverWebhook, type Delivery } from '../webhooks/deliver-webhook';

type Told = Promise<Delivery | undefined>;

const transactionOf = async (context: SandboxContext, row: TransactionRow | undefined) =>
  row ? { transaction: await transactionAnswer(context, row) } : {};
const idsOf = ({ id }: PaymentContext) => ({ paymentId: id, paymentContextId: globalId('localpaymentcontext', id) });

/** The customer has paid: the nonce is there to be charged. @param row the charge, where there is one already */
export async function announceCompleted(context: SandboxContext, payment: PaymentContext, row?: TransactionRow): Told {
  const text = (...path: string[]) => textAt(payment.document, ...path);
  const aliases = valueAt(payment.document, 'blikAliases');
  return deliverWebhook(context, 'local_payment_completed', {
    localPayment: {
      paymentId: payment.id,
      payerId: text('payerId'),
      payerName: [text('firstName'), text('lastName')].filter(Boolean).join(' ') || null,
      paymentMethodNonce: text('nonce'),
      bic: 'TESTDEFFXXX',
      ibanLastChars: '3000',
      ...(Array.isArray(aliases) ? { blikAliases: aliases as XmlValue[] } : {}),
      ...(await transactionOf(context, row)),
    },
  });
}

/** Nobody paid in time. */
export async function announceExpired(context: SandboxContext, payment: PaymentContext): Told {
  return deliverWebhook(context, 'local_payment_expired', { localPaymentExpired: idsOf(payment) });
}

/** The money has arrived. */
export async function announceFunded(context: SandboxContext, payment: PaymentContext, row: TransactionRow): Told {
  const localPaymentFunded = { ...idsOf(payment), ...(await transactionOf(context, row)) };
  return deliverWebhook(context, 'local_payment_funded', { localPaymentFunded });
}

/** Nobody charged the nonce, and the money went back. */
export async function announceReversed(context: SandboxContext, payment: PaymentContext): Told {
  return deliverWebhook(context, 'local_payment_reversed', { localPaymentReversed: { paymentId: payment.id } });
}
