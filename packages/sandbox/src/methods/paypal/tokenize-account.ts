import { type Authorization, requireClientToken } from '../../core/authorization/authorize';
import { type Grant } from '../../core/authorization/fingerprint';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { randomNonce } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { findNonce } from '../../payments/instruments/consume-nonce';
import { storeNonce } from '../../payments/instruments/store-nonce';
import { storeForTokenCustomer } from '../../payments/vault/store-instrument';
import { describeCreditFinancing } from './describe-credit-financing';
import {
  resolveShippingAddress,
  toAgreementId,
  toBillingToken,
  findAgreement,
  findPayment,
  isExpired,
  toPaymentId,
  payPalPayments,
  type PayPalRow,
} from './payment';

export interface AccountInput {
  billingAgreementToken?: string | null | undefined;
  /** The payment's id or its order's token. */
  paymentToken?: string | null | undefined;
  payerId?: string | null | undefined;
  /** Only agreements can be validated, and only with a client token. */
  validate: boolean;
  merchantAccountId?: string | null | undefined;
  correlationId?: string | null | undefined;
}

/**
 * Exchanges an approved payment or agreement for a nonce, once. For a payment, repeated calls return the same nonce, so that it is charged once; for an
 * agreement they are rejected. A validated agreement is stored in the vault of the token's customer. Resolves with the account as the page sees it.
 * @throws GatewayError 422 for anything that this payer has not approved, 403 when validating with a tokenization key
 */
export async function tokenizeAccount(context: SandboxContext, authorization: Authorization, input: AccountInput): Promise<Document> {
  const isAgreement = input.billingAgreementToken != null;
  const grant: Partial<Grant> = input.validate && isAgreement ? requireClientToken(authorization) : {};
  const approved = await findApproved(context, input);
  if (approved.status === 'tokenized') return findTokenized(context, approved, input);
  const account = createAccount(approved, input);
  const isFirst = await unitOfWork(context, async (context) => {
    if (!(await payPalPayments.advance(context, approved, { status: 'tokenized', document: { nonce: account.nonce } }))) return false;
    const { customerId, makeDefault } = grant;
    const instrument = { ...account, cardFingerprint: null, token: null, customerId: customerId ?? null };
    const vaulted = customerId === undefined ? undefined : await storeForTokenCustomer(context, instrument, { customerId, makeDefault });
    await storeNonce(context, { ...account, customerId, paymentMethodToken: vaulted?.token });
    return true;
  });
  return isFirst ? account.document : findTokenized(context, await findApproved(context, input), input);
}

async function findTokenized(context: SandboxContext, { document }: PayPalRow, input: AccountInput): Promise<Document> {
  const { nonce } = document;
  const stored = nonce === undefined || input.billingAgreementToken != null ? undefined : await findNonce(context, nonce);
  if (!stored) throw refuse(input, 'has been tokenized already');
  return stored.document;
}

async function findApproved(context: SandboxContext, input: AccountInput): Promise<PayPalRow> {
  const { billingAgreementToken, paymentToken, payerId } = input;
  const found =
    billingAgreementToken != null ? await findAgreement(context, billingAgreementToken) : await findPayment(context, paymentToken ?? '');
  if (!found || isExpired(context, found)) throw refuse(input, 'is invalid');
  if (found.status === 'declined') throw refuse(input, 'was refused by PayPal');
  if (found.status !== 'approved' && found.status !== 'tokenized') throw refuse(input, 'has not been approved');
  // An agreement's token suffices. A payment needs the id of the payer who approved it.
  const isOther = payerId ? payerId !== found.document.payer?.payerId : billingAgreementToken == null;
  if (isOther) throw createFieldError('payerId', 'Payer ID is invalid');
  return found;
}

/** Creates the nonce, its description for the page, and the hidden data for a sale. */
function createAccount({ id, document: payment }: PayPalRow, { merchantAccountId, correlationId }: AccountInput) {
  const nonce = randomNonce('tokenpp_bf');
  const shippingAddress = resolveShippingAddress(payment);
  const creditFinancingOffered = describeCreditFinancing(payment);
  const details = {
    email: payment.payer?.email,
    payerInfo: { ...payment.payer, ...(shippingAddress ? { shippingAddress } : {}) },
    correlationId: correlationId || payment.correlationId || id,
    ...(creditFinancingOffered ? { creditFinancingOffered } : {}),
    ...(payment.shippingOptionId ? { shippingOptionId: payment.shippingOptionId } : {}),
    ...(payment.funding === 'cobranded' ? { cobrandedCardLabel: 'Test airline card' } : {}),
  };
  const isLasting = payment.flow === 'vault' || payment.requestsAgreement;
  const facts = {
    oneTime: !isLasting,
    ...(isLasting ? { billingAgreementId: toAgreementId(id), billingToken: toBillingToken(id) } : {}),
    ...(payment.flow === 'checkout' ? { paymentId: toPaymentId(id), amount: payment.amount, currency: payment.currency } : {}),
    intent: payment.intent,
    fundingSource: payment.funding,
    merchantAccountId: merchantAccountId ?? payment.merchantAccountId,
  };
  const document = { nonce, type: 'PayPalAccount', description: 'PayPal', consumed: false, details };
  return { nonce, type: 'PayPalAccount', document, facts };
}

function refuse({ billingAgreementToken }: AccountInput, problem: string): GatewayError {
  return billingAgreementToken != null
    ? createFieldError('billingAgreementToken', `Billing agreement token ${problem}`)
    : createFieldError('paymentToken', `Payment token ${problem}`);
}

const createFieldError = (field: string, message: string) =>
  new GatewayError('VALIDATION', message, [{ path: ['paypalAccount', field], code: '', message }]);
