import { endpointsFromConfiguration } from './configuration-endpoints';
import { asRecord } from './internal/records';
import { createElement } from './internal/create-element';
import { injectScript } from './internal/script';
import type { Configuration } from './types';

const PARAMETERS = 'fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99';

/**
 * Runs the provider's fraud detection for a card payment, where the merchant has enabled it.
 * @param creditCards `creditCards` of the gateway's response
 */
export async function runFraudScript(configuration: Configuration, creditCards: unknown): Promise<void> {
  const { gatewayConfiguration, authorizationFingerprint = '' } = configuration;
  const card = asRecord(creditCards)[0];
  if (!card || !gatewayConfiguration.creditCards?.collectDeviceData) return;
  const element =
    document.querySelector(`script[fncls="${PARAMETERS}"]`) ??
    document.body.appendChild(createElement('script', { type: 'application/json', fncls: PARAMETERS }));
  const data = {
    f: String(asRecord(card).nonce).slice(0, 32),
    fp: {
      rda_tenant: 'bt_card',
      mid: gatewayConfiguration.merchantId,
      cid: new URLSearchParams(authorizationFingerprint).get('customer_id') || undefined,
    },
    bu: false,
    s: 'BRAINTREE_SIGNIN',
  };
  // Trusted Types guard the `text` property of a script, but not a text node in a data block.
  element.replaceChildren(JSON.stringify(data));
  await injectScript({ src: endpointsFromConfiguration(configuration).fraudScript });
}
