import type { Configuration } from '@tender/client';
import {
  createClient,
  endpointsFromConfiguration,
  isCardinalUrl,
  isProviderUrl,
  asRecord,
  object,
  string,
  type Reader,
} from '@tender/client/internal';
import { threeDSecureErrors, versionOneErrors } from '../errors';

const configuration: Reader<Configuration> = (value, path) => {
  object({ authorization: string, gatewayConfiguration: object({ clientApiUrl: string }) })(value, path);
  return value as Configuration;
};
const readFrameConfiguration = object({
  clientConfiguration: configuration,
  nonce: string,
  acsUrl: string,
  pareq: string,
  termUrl: string,
  md: string,
});

/** The form that opens the bank's page. */
export interface BankForm {
  /** URL of the bank's page. */
  readonly action: string;
  readonly inputs: Readonly<Record<'PaReq' | 'MD' | 'TermUrl', string>>;
}

/**
 * Checks what the merchant's page wants to show. The customer is sent only to the provider, its partner, or the page that the gateway names.
 * @throws THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN, THREEDS_LOOKUP_ERROR
 */
export async function createBankForm(frameConfiguration: unknown): Promise<BankForm> {
  const { clientConfiguration, nonce, acsUrl, pareq, termUrl, md } = readFrameConfiguration(frameConfiguration);
  const { origin } = endpointsFromConfiguration(clientConfiguration);
  if (!isProviderUrl(termUrl, origin)) throw versionOneErrors.THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN();
  const isKnown = isCardinalUrl(acsUrl) || (origin && acsUrl.startsWith(`${origin}/`));
  const action = isKnown ? acsUrl : await fetchAcsUrl(clientConfiguration, nonce);
  return { action: /^https?:/i.test(action) ? action : 'about:blank', inputs: { PaReq: pareq, MD: md, TermUrl: termUrl } };
}

/** Asks the gateway for the bank's page, because the merchant's page may have been manipulated. */
async function fetchAcsUrl(clientConfiguration: Configuration, nonce: string): Promise<string> {
  try {
    const client = createClient(clientConfiguration);
    const response = await client.request({ method: 'get', endpoint: `payment_method_nonces/${nonce}` });
    return string(asRecord(response['threeDSecureInfo'])['acsUrl']);
  } catch (error) {
    throw threeDSecureErrors.THREEDS_LOOKUP_ERROR({ originalError: error });
  }
}
