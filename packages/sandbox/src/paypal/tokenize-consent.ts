import { requireClientToken, type Authorization } from '../authorization/authorize';
import { type Grant } from '../authorization/fingerprint';
import { type SandboxContext } from '../context';
import { randomNonce } from '../random';
import { GatewayError } from '../server/gateway-error';
import { type Document } from '../store/schema';
import { storeNonce } from '../store/store-nonce';
import { storeForTokenCustomer } from '../vault/store-instrument';
import { createPayer } from './payer';

/** What an app or a test sends instead of a payment that a customer has approved on a page. */
export interface ConsentInput {
  /** Consent to later payments: such an account can be vaulted. */
  consentCode?: string | null | undefined;
  /** Access for one payment. */
  accessToken?: string | null | undefined;
  /** A documented payment token, which stands for an order that its payer has approved. */
  paymentToken?: string | null | undefined;
  /** Token that the account shall have in the vault. */
  token?: string | null | undefined;
  payerId?: string | null | undefined;
  intent?: string | null | undefined;
  validate: boolean;
}

export interface TokenizedConsent {
  document: Document;
  isVaulted: boolean;
}

/** The payment token of tests, which no page creates. */
export const FAKE_PAYMENT_TOKEN = 'fake-paypal-payment-token';
const PAYER_EMAIL = 'jane.doe@example.com';

const refuse = (code: string, message: string) =>
  new GatewayError('VALIDATION', 'PayPal account is invalid', [{ path: ['paypalAccount', 'base'], code, message }]);

/**
 * Exchanges a consent for a nonce. A validated consent is stored in the vault of the token's customer.
 * @throws GatewayError 422 for a consent that is missing, contradicts itself, or is for one payment but shall be vaulted
 */
export async function tokenizeConsent(
  context: SandboxContext,
  authorization: Authorization,
  input: ConsentInput,
): Promise<TokenizedConsent> {
  const { consentCode, accessToken, paymentToken, validate } = input;
  if (consentCode && accessToken) throw refuse('82903', 'Cannot have both an access token and a consent code.');
  if (!consentCode && !accessToken && paymentToken !== FAKE_PAYMENT_TOKEN) throw refuse('82901', 'Incomplete PayPal account information.');
  const grant: Partial<Grant> = validate ? requireClientToken(authorization) : {};
  const { customerId, makeDefault } = grant;
  if (customerId !== undefined && !consentCode) throw refuse('82902', 'Cannot vault a one-time use PayPal account.');
  const account = createAccount(input);
  const vaulted =
    customerId === undefined
      ? undefined
      : await context.database.transaction((handle) =>
          storeForTokenCustomer(
            handle,
            context,
            { ...account, cardFingerprint: null, token: null, customerId },
            { customerId, makeDefault },
          ),
        );
  await storeNonce(context, { ...account, customerId, paymentMethodToken: vaulted?.token });
  return { document: account.document, isVaulted: vaulted !== undefined };
}

function createAccount({ consentCode, accessToken, token, payerId, intent }: ConsentInput) {
  const nonce = randomNonce('tokenpp_bc');
  const payer = createPayer(PAYER_EMAIL);
  const details = { email: payer.email, payerInfo: payerId ? { ...payer, payerId } : payer };
  const hidden = {
    // An order can be vaulted, and charged when its goods are there.
    oneTime: Boolean(accessToken) || (!consentCode && intent !== 'order'),
    ...(token ? { requestedToken: token } : {}),
    ...(intent ? { intent } : {}),
  };
  const document = { nonce, type: 'PayPalAccount', description: 'PayPal', consumed: false, details };
  return { nonce, type: 'PayPalAccount', document, hidden };
}
