import type { TrustedTypesPolicy } from './internal/script';
import type { Configuration } from './types';

const PARAMETERS = 'fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99';

/** What this file needs of the client, as arguments: it is loaded on demand, and imports would make a third file of what both share. */
export interface FraudScriptTools {
  /** Lets JSON be written into a script element, also where the page enforces Trusted Types. */
  readonly policy: TrustedTypesPolicy;
  /** Loads the fraud script. */
  readonly load: () => Promise<unknown>;
}

/** Adds a block of parameters for the fraud script to the end of the page. `@tender/data-collector` adds such blocks as well. */
function appendFraudBlock(json: string): HTMLScriptElement {
  const block = document.createElement('script');
  block.type = 'application/json'; // data, which no browser runs
  block.setAttribute('fncls', PARAMETERS);
  block.text = json;
  return document.body.appendChild(block);
}

/**
 * Runs the provider's fraud detection for a card payment. Resolves when its script has loaded. It uses the block of a data collector if the page has
 * one.
 * @param card the first of `creditCards` of the gateway's response
 */
export async function runFraudScript(configuration: Configuration, card: { nonce: string }, tools: FraudScriptTools): Promise<void> {
  const { gatewayConfiguration, authorizationFingerprint } = configuration;
  const parameters = {
    f: card.nonce.slice(0, 32),
    fp: {
      rda_tenant: 'bt_card',
      mid: gatewayConfiguration.merchantId,
      cid: /(?:^|&)customer_id=([^&=]*)/.exec(authorizationFingerprint ?? '')?.[1],
    },
    bu: false,
    s: 'BRAINTREE_SIGNIN',
  };
  const json = tools.policy.createScript(JSON.stringify(parameters));
  const block = document.querySelector<HTMLScriptElement>(`script[fncls=${PARAMETERS}]`);
  if (block) block.text = json;
  else appendFraudBlock(json);
  await tools.load();
}
