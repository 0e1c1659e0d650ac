import type { Configuration } from '@tender/client';
import { createClient, endpointsFor, isChallengeUrl, isVerifiedUrl, members, object, string, type Reader } from '@tender/client/internal';
import { threeDSecureErrors, versionOneErrors } from '../errors';

const configuration: Reader<Configuration> = (value, path) => {
  object({ authorization: string, gatewayConfiguration: object({ clientApiUrl: string }) })(value, path);
  return value as Configuration;
};
const readGiven = object({ clientConfiguration: configuration, nonce: string, acsUrl: string, pareq: string, termUrl: string, md: string });

/** What the form that opens the bank's page sends, and where. */
export interface BankForm {
  readonly action: string;
  readonly inputs: Readonly<Record<'PaReq' | 'MD' | 'TermUrl', string>>;
}

/**
 * Checks what the page wants shown: the provider only, and its partner, is given the customer.
 * @throws THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN, THREEDS_LOOKUP_ERROR
 */
export async function bankForm(given: unknown): Promise<BankForm> {
  const { clientConfiguration, nonce, acsUrl, pareq, termUrl, md } = readGiven(given);
  const { origin } = endpointsFor(clientConfiguration);
  if (!isVerifiedUrl(termUrl, origin)) throw versionOneErrors.THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN();
  const isKnown = isChallengeUrl(acsUrl) || (origin && acsUrl.startsWith(`${origin}/`));
  const action = isKnown ? acsUrl : await askForAddress(clientConfiguration, nonce);
  return { action: /^https?:/i.test(action) ? action : 'about:blank', inputs: { PaReq: pareq, MD: md, TermUrl: termUrl } };
}

/** The gateway knows it; the page may have been given another. */
async function askForAddress(clientConfiguration: Configuration, nonce: string): Promise<string> {
  try {
    const client = createClient(clientConfiguration);
    const answer = await client.request({ method: 'get', endpoint: `payment_method_nonces/${nonce}` });
    return string(members(answer['threeDSecureInfo'])['acsUrl']);
  } catch (error) {
    throw threeDSecureErrors.THREEDS_LOOKUP_ERROR({ originalError: error });
  }
}
