import { endpointsFor } from './endpoints-for';
import { members } from './graphql/members';
import { createElement } from './internal/create-element';
import { injectScript } from './internal/script';
import type { Configuration } from './types';

const PARAMETERS = 'fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99';

/**
 * Lets the provider's fraud detection look at a card payment, where the merchant has switched that on.
 * @param creditCards those of the gateway's answer
 */
export async function runFraudScript(configuration: Configuration, creditCards: unknown): Promise<void> {
  const { gatewayConfiguration, authorizationFingerprint = '' } = configuration;
  const card = members(creditCards)[0];
  if (!card || !gatewayConfiguration.creditCards?.collectDeviceData) return;
  const element =
    document.querySelector(`script[fncls="${PARAMETERS}"]`) ??
    document.body.appendChild(createElement('script', { type: 'application/json', fncls: PARAMETERS }));
  const data = {
    f: String(members(card).nonce).slice(0, 32),
    fp: {
      rda_tenant: 'bt_card',
      mid: gatewayConfiguration.merchantId,
      cid: new URLSearchParams(authorizationFingerprint).get('customer_id') || undefined,
    },
    bu: false,
    s: 'BRAINTREE_SIGNIN',
  };
  // A text node: a data block needs no policy of Trusted Types, which its `text` property would.
  element.replaceChildren(JSON.stringify(data));
  await injectScript({ src: endpointsFor(configuration).fraudScript });
}
