import { type SandboxContext } from '../../core/context';
import { randomId, randomNonce } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { storeNonce } from '../../payments/instruments/store-nonce';
import { localPayments, type LocalPayment, type LocalPaymentRow } from './local-payment';

/**
 * Approves a payment on its page or elsewhere: stores payer and nonce. Resolves with undefined when the payment was already decided.
 * @param chosen what the customer chose on the page
 */
export async function approveLocalPayment(
  context: SandboxContext,
  payment: LocalPaymentRow,
  chosen: Document = {},
): Promise<LocalPaymentRow | undefined> {
  if (payment.status !== 'pending') return undefined;
  const nonce = randomNonce('tokenlocalpayment');
  const payerId = randomId(13).toUpperCase();
  const blikAliases = createAliases(payment);
  return unitOfWork(context, async (context) => {
    const document = { ...chosen, payerId, nonce, blikAliases };
    const approved = await localPayments.advance(context, payment, { status: 'approved', document });
    if (approved) await storeNonce(context, createNonce(approved, nonce));
    return approved;
  });
}

/** Creates the payment's nonce. The page sees a PayPal account; the hidden data has the real type, for a sale. */
function createNonce({ id, document }: LocalPaymentRow, nonce: string) {
  const email = document.payerEmail || undefined;
  const payerInfo = {
    email,
    firstName: document.firstName || undefined,
    lastName: document.lastName || undefined,
    payerId: document.payerId,
    countryCode: document.paymentTypeCountryCode || document.countryCode || undefined,
    phone: document.phone || undefined,
    shippingAddress: readAddress(document),
  };
  return {
    nonce,
    type: 'PayPalAccount',
    document: {
      nonce,
      type: 'PayPalAccount',
      description: 'PayPal',
      consumed: false,
      details: { email, payerInfo },
    },
    facts: {
      instrumentType: 'local_payment',
      fundingSource: document.fundingSource,
      paymentId: id,
      blikAliases: document.blikAliases ?? null,
      merchantAccountId: document.merchantAccountId || null,
    },
  };
}

const ADDRESS = ['line1', 'line2', 'city', 'state', 'postalCode', 'countryCode'] as const;

function readAddress(document: LocalPayment): Document | undefined {
  const parts = ADDRESS.flatMap((name) => (document[name] ? [[name, document[name]] as const] : []));
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** After the first BLIK payment by one click, the bank returns a key for the next one. */
function createAliases({ document: { blik } }: LocalPaymentRow): LocalPayment['blikAliases'] {
  return blik?.aliasLabel ? [{ key: blik.aliasKey || `alias-${randomId(12)}`, label: blik.aliasLabel }] : null;
}
