import { type SandboxContext } from '../../core/context';
import { randomId, randomNonce } from '../../core/random';
import { advancePaymentContext, type PaymentContext } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { textAt, valueAt } from '../../core/text-at';
import { storeNonce } from '../../payments/instruments/store-nonce';

/**
 * Approves a payment on its page or elsewhere: stores payer and nonce. Resolves with undefined when the payment was already decided.
 * @param chosen what the customer chose on the page
 */
export async function approveLocalPayment(
  context: SandboxContext,
  payment: PaymentContext,
  chosen: Document = {},
): Promise<PaymentContext | undefined> {
  if (payment.status !== 'pending') return undefined;
  const nonce = randomNonce('tokenlocalpayment');
  const payerId = randomId(13).toUpperCase();
  const blikAliases = createAliases(payment);
  return unitOfWork(context, async (context) => {
    const document = { ...chosen, payerId, nonce, blikAliases };
    const approved = await advancePaymentContext(context, payment, { status: 'approved', document });
    if (approved) await storeNonce(context, createNonce(approved, nonce));
    return approved;
  });
}

/** Creates the payment's nonce. The page sees a PayPal account; the hidden data has the real type, for a sale. */
function createNonce({ id, document }: PaymentContext, nonce: string) {
  const text = (name: string) => textAt(document, name) ?? undefined;
  const payerInfo = {
    email: text('payerEmail'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    payerId: text('payerId'),
    countryCode: text('paymentTypeCountryCode') ?? text('countryCode'),
    phone: text('phone'),
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
      details: { email: text('payerEmail'), payerInfo },
    },
    facts: {
      instrumentType: 'local_payment',
      fundingSource: text('fundingSource'),
      paymentId: id,
      blikAliases: (valueAt(document, 'blikAliases') ?? null) as { key: string; label: string }[] | null,
      merchantAccountId: text('merchantAccountId') ?? null,
    },
  };
}

const ADDRESS = ['line1', 'line2', 'city', 'state', 'postalCode', 'countryCode'] as const;

function readAddress(document: Document): Document | undefined {
  const values = ADDRESS.flatMap((name) => textAt(document, name) ?? []);
  return values.length === 0 ? undefined : Object.fromEntries(ADDRESS.map((name) => [name, textAt(document, name) ?? undefined]));
}

/** After the first BLIK payment by one click, the bank returns a key for the next one. */
function createAliases({ document }: PaymentContext): { key: string; label: string }[] | null {
  const label = textAt(document, 'blik', 'aliasLabel');
  return label === null ? null : [{ key: textAt(document, 'blik', 'aliasKey') ?? `alias-${randomId(12)}`, label }];
}
