import { requireClientToken, type Authorization } from '../../core/authorization/authorize';
import { type Grant } from '../../core/authorization/fingerprint';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { randomNonce } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { storeNonce } from '../../payments/instruments/store-nonce';
import { createConsentAccount, findConsentProblem, type Consent } from '../../payments/vault/consent-account';
import { type ConsentProblem } from '../../payments/vault/consent-problem';
import { storeForTokenCustomer } from '../../payments/vault/store-instrument';

export interface ConsentInput extends Consent {
  validate: boolean;
}

export interface TokenizedConsent {
  document: Document;
  isVaulted: boolean;
}

const refuse = (problem: ConsentProblem) =>
  new GatewayError('VALIDATION', 'PayPal account is invalid', [{ path: ['paypalAccount', 'base'], ...problem }]);

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
  const problem = findConsentProblem(input);
  if (validate && problem) throw refuse(problem);
  const grant: Partial<Grant> = validate ? requireClientToken(authorization) : {};
  const { customerId, makeDefault } = grant;
  if (customerId !== undefined && !consentCode) throw refuse({ code: '82902', message: 'Cannot vault a one-time use PayPal account.' });
  const account = createConsentAccount(input);
  const vaulted =
    customerId === undefined
      ? undefined
      : await unitOfWork(context, (context) => storeForTokenCustomer(context, { ...account, customerId }, { customerId, makeDefault }));
  const nonce = randomNonce('tokenpp_bc');
  const document = { nonce, ...account.document };
  const { type, facts } = account;
  await storeNonce(context, { nonce, type, document, facts, customerId, paymentMethodToken: vaulted?.token });
  return { document, isVaulted: vaulted !== undefined };
}
