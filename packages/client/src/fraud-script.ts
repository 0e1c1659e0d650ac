import { endpointsFromConfiguration } from './configuration-endpoints';
import { asRecord } from './internal/records';
import { createElement } from './internal/create-element';
import { injectScript } from './internal/script';
import type { Configuration } from './types';

const PARAMETERS = 'fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99';

/**
 * Adds a block of parameters for the provider's fraud script to the end of the page. Returns its text, to be set by `nodeValue`: browsers with Trusted
 * Types report every other way to write into a script element, also into one that is only data.
 */
export function appendFraudBlock(): Text {
  return document.body.appendChild(createElement('script', { type: 'application/json', fncls: PARAMETERS })).appendChild(new Text());
}

/**
 * Runs the provider's fraud detection for a card payment, where the merchant has enabled it. Resolves when its script has loaded. It uses the block of a
 * data collector if the page has one.
 * @param creditCards `creditCards` of the gateway's response
 */
export async function runFraudScript(configuration: Configuration, creditCards: unknown): Promise<unknown> {
  const { gatewayConfiguration, authorizationFingerprint } = configuration;
  const card = asRecord(creditCards)[0] as { nonce: string } | undefined;
  if (!card || !gatewayConfiguration.creditCards?.collectDeviceData) return undefined;
  const text = document.querySelector(`script[fncls=${PARAMETERS}]`)?.firstChild ?? appendFraudBlock();
  text.nodeValue = JSON.stringify({
    f: card.nonce.slice(0, 32),
    fp: {
      rda_tenant: 'bt_card',
      mid: gatewayConfiguration.merchantId,
      cid: new URLSearchParams(authorizationFingerprint).get('customer_id') || undefined,
    },
    bu: false,
    s: 'BRAINTREE_SIGNIN',
  });
  return injectScript({ src: endpointsFromConfiguration(configuration).fraudScript });
}
