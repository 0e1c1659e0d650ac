import { type Authorization, requireClientToken } from '../authorization/authorize';
import { type Grant } from '../authorization/fingerprint';
import { type SandboxContext } from '../context';
import { randomNonce } from '../random';
import { GatewayError } from '../server/gateway-error';
import { findNonce } from '../store/consume-nonce';
import { advancePaymentContext } from '../store/payment-contexts';
import { customers, type Document } from '../store/schema';
import { storeNonce } from '../store/store-nonce';
import { storeInstrument } from '../vault/store-instrument';
import { textAt } from '../vault/text-at';
import { creditFinancing } from './credit-financing';
import { shippingAddressOf } from './payer';
import { agreementId, billingToken, findAgreement, findPayment, isExpired, paymentId, type StoredPayment } from './payment';

export interface AccountInput {
  billingAgreementToken?: string | null | undefined;
  /** The payment's id, or its order's. */
  paymentToken?: string | null | undefined;
  payerId?: string | null | undefined;
  /** Only an agreement can be validated, and only by a client token. */
  validate: boolean;
  merchantAccountId?: string | null | undefined;
  correlationId?: string | null | undefined;
}

/**
 * What the customer approved becomes a nonce, once: asked again, a payment gives the same one, so that it is charged once, and an agreement
 * is refused. A validated agreement goes into the vault of the token's customer.
 * @returns the account as a page is told of it
 * @throws GatewayError 422 for anything that was not approved by this payer, 403 to validate with a tokenization key
 */
export async function tokenizeAccount(context: SandboxContext, authorization: Authorization, input: AccountInput): Promise<Document> {
  const isAgreement = input.billingAgreementToken != null;
  const grant: Partial<Grant> = input.validate && isAgreement ? requireClientToken(authorization) : {};
  const approved = await findApproved(context, input);
  if (approved.row.status === 'tokenized') return again(context, approved, input);
  const account = accountOf(approved, input);
  const isFirst = await context.database.transaction(async (handle) => {
    const inside = { ...context, database: handle };
    if (!(await advancePaymentContext(inside, approved.row, { status: 'tokenized', document: { nonce: account.nonce } }))) return false;
    const paymentMethodToken = grant.customerId === undefined ? undefined : await vault(inside, account, grant, grant.customerId);
    await storeNonce(inside, { ...account, customerId: grant.customerId, paymentMethodToken });
    return true;
  });
  return isFirst ? account.document : again(context, await findApproved(context, input), input);
}

async function again({ database, merchant }: SandboxContext, { row }: StoredPayment, input: AccountInput): Promise<Document> {
  const nonce = textAt(row.document, 'nonce');
  const stored = nonce === null || input.billingAgreementToken != null ? undefined : await findNonce(database, merchant.id, nonce);
  if (!stored) throw refuse(input, 'has been tokenized already');
  return stored.document;
}

async function findApproved(context: SandboxContext, input: AccountInput): Promise<StoredPayment> {
  const { billingAgreementToken, paymentToken, payerId } = input;
  const found =
    billingAgreementToken != null ? await findAgreement(context, billingAgreementToken) : await findPayment(context, paymentToken ?? '');
  if (!found || isExpired(context, found.row)) throw refuse(input, 'is invalid');
  if (found.row.status === 'declined') throw refuse(input, 'was refused by PayPal');
  if (found.row.status !== 'approved' && found.row.status !== 'tokenized') throw refuse(input, 'has not been approved');
  // An agreement's token is proof enough; a payment is executed for the payer who approved it.
  const isOther = payerId ? payerId !== found.payment.payer?.payerId : billingAgreementToken == null;
  if (isOther) throw refused('payerId', 'Payer ID is invalid');
  return found;
}

/** The nonce, what the page is told of it, and what only a sale must know. */
function accountOf({ row: { id }, payment }: StoredPayment, { merchantAccountId, correlationId }: AccountInput) {
  const nonce = randomNonce('tokenpp_bf');
  const shippingAddress = shippingAddressOf(payment);
  const creditFinancingOffered = creditFinancing(payment);
  const details = {
    email: payment.payer?.email,
    payerInfo: { ...payment.payer, ...(shippingAddress ? { shippingAddress } : {}) },
    correlationId: correlationId || payment.correlationId || id,
    ...(creditFinancingOffered ? { creditFinancingOffered } : {}),
    ...(payment.shippingOptionId ? { shippingOptionId: payment.shippingOptionId } : {}),
    ...(payment.funding === 'cobranded' ? { cobrandedCardLabel: 'Test airline card' } : {}),
  };
  const isLasting = payment.flow === 'vault' || payment.requestsAgreement;
  const hidden = {
    oneTime: !isLasting,
    ...(isLasting ? { billingAgreementId: agreementId(id), billingToken: billingToken(id) } : {}),
    ...(payment.flow === 'checkout' ? { paymentId: paymentId(id), amount: payment.amount, currency: payment.currency } : {}),
    intent: payment.intent,
    fundingSource: payment.funding,
    merchantAccountId: merchantAccountId ?? payment.merchantAccountId,
  };
  const document = { nonce, type: 'PayPalAccount', description: 'PayPal', consumed: false, details };
  return { nonce, type: 'PayPalAccount', document, hidden };
}

async function vault(context: SandboxContext, account: ReturnType<typeof accountOf>, grant: Partial<Grant>, customerId: string) {
  const { database, merchant, clock } = context;
  const now = clock.now();
  await database
    .insert(customers)
    .values({ merchantId: merchant.id, id: customerId, document: {}, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const instrument = { ...account, cardFingerprint: null, token: null, customerId };
  const row = await storeInstrument(database, context, instrument, { customerId, makeDefault: grant.makeDefault });
  return row.token;
}

function refuse({ billingAgreementToken }: AccountInput, problem: string): GatewayError {
  return billingAgreementToken != null
    ? refused('billingAgreementToken', `Billing agreement token ${problem}`)
    : refused('paymentToken', `Payment token ${problem}`);
}

const refused = (field: string, message: string) =>
  new GatewayError('VALIDATION', message, [{ path: ['paypalAccount', field], code: '', message }]);
