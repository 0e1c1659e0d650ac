import { requireClientToken, type Authorization } from '../authorization/authorize';
import { type Grant } from '../authorization/fingerprint';
import { type SandboxContext } from '../context';
import { randomNonce } from '../random';
import { GatewayError } from '../server/gateway-error';
import { type Document } from '../store/schema';
import { storeNonce } from '../store/store-nonce';
import { storeForTokenCustomer } from '../vault/store-instrument';
import { createConsentProblem, type ConsentProblem } from './consent-problem';
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

const refuse = (problem: ConsentProblem) =>
  new GatewayError('VALIDATION', 'PayPal account is invalid', [{ path: ['paypalAccount', 'base'], ...problem }]);

/** Finds out whether the consent is missing or contradicts itself. */
function findProblem({ consentCode, accessToken, paymentToken }: ConsentInput): ConsentProblem | undefined {
  if (consentCode && accessToken) return createConsentProblem('82903');
  return consentCode || accessToken || paymentToken === FAKE_PAYMENT_TOKEN ? undefined : createConsentProblem('82901');
}

/**
 * Exchanges a consent for a nonce. A validated consent is stored in the vault of the token's customer. Without validation, a useless consent has a
 * nonce too, which is refused when the server vaults or charges it.
 * @throws GatewayError 422 for a validated consent that is missing, contradicts itself, or is for one payment but shall be vaulted
 */
export async function tokenizeConsent(
  context: SandboxContext,
  authorization: Authorization,
  input: ConsentInput,
): Promise<TokenizedConsent> {
  const { consentCode, validate } = input;
  const problem = findProblem(input);
  if (validate && problem) throw refuse(problem);
  const grant: Partial<Grant> = validate ? requireClientToken(authorization) : {};
  const { customerId, makeDefault } = grant;
  if (customerId !== undefined && !consentCode) throw refuse({ code: '82902', message: 'Cannot vault a one-time use PayPal account.' });
  const account = createAccount(input, problem);
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

function createAccount({ consentCode, accessToken, token, payerId, intent }: ConsentInput, problem: ConsentProblem | undefined) {
  const nonce = randomNonce('tokenpp_bc');
  const payer = createPayer(PAYER_EMAIL);
  const details = { email: payer.email, payerInfo: payerId ? { ...payer, payerId } : payer };
  const hidden = {
    // An order can be vaulted, and charged when its goods are there.
    oneTime: !consentCode && (Boolean(accessToken) || intent !== 'order'),
    ...(token ? { requestedToken: token } : {}),
    ...(intent ? { intent } : {}),
    ...(problem ? { consentProblem: problem.code } : {}),
  };
  const document = { nonce, type: 'PayPalAccount', description: 'PayPal', consumed: false, details };
  return { nonce, type: 'PayPalAccount', document, hidden };
}
