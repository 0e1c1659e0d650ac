import { type SandboxContext } from '../context';
import { randomId, randomNonce } from '../random';
import { type Document } from '../store/schema';
import { advancePaymentContext, type PaymentContext } from '../store/payment-contexts';
import { storeNonce } from '../store/store-nonce';
import { textAt, valueAt } from '../vault/text-at';

/**
 * The customer's consent, whether on the page or elsewhere: the payment has its payer and its nonce from now on.
 * @returns `undefined` when it was decided already
 */
export async function approveLocalPayment(
  context: SandboxContext,
  payment: PaymentContext,
  chosen: Document = {},
): Promise<PaymentContext | undefined> {
  if (payment.status !== 'pending') return undefined;
  const nonce = randomNonce('tokenlocalpayment');
  const payerId = randomId(13).toUpperCase();
  const blikAliases = aliasesOf(payment);
  return context.database.transaction(async (handle) => {
    const inside = { ...context, database: handle };
    const document = { ...chosen, payerId, nonce, blikAliases };
    const approved = await advancePaymentContext(inside, payment, { status: 'approved', document });
    if (approved) await storeNonce(inside, nonceOf(approved, nonce));
    return approved;
  });
}

/** The page is told of a PayPal account; what it is to a sale stands in the hidden part. */
function nonceOf({ id, document }: PaymentContext, nonce: string) {
  const text = (name: string) => textAt(document, name) ?? undefined;
  const payerInfo = {
    email: text('payerEmail'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    payerId: text('payerId'),
    countryCode: text('paymentTypeCountryCode') ?? text('countryCode'),
    phone: text('phone'),
    shippingAddress: addressOf(document),
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
    hidden: {
      instrumentType: 'local_payment',
      fundingSource: text('fundingSource'),
      paymentId: id,
      blikAliases: valueAt(document, 'blikAliases') ?? null,
      merchantAccountId: text('merchantAccountId') ?? null,
    },
  };
}

const ADDRESS = ['line1', 'line2', 'city', 'state', 'postalCode', 'countryCode'] as const;

function addressOf(document: Document): Document | undefined {
  const given = ADDRESS.flatMap((name) => textAt(document, name) ?? []);
  return given.length === 0 ? undefined : Object.fromEntries(ADDRESS.map((name) => [name, textAt(document, name) ?? undefined]));
}

/** A first BLIK payment by one click gives the bank's key for the next. */
function aliasesOf({ document }: PaymentContext): { key: string; label: string }[] | null {
  const label = textAt(document, 'blik', 'aliasLabel');
  return label === null ? null : [{ key: textAt(document, 'blik', 'aliasKey') ?? `alias-${randomId(12)}`, label }];
}
