/** @jest-environment-options {"url": "https://shop.example/"} */
import { client } from '@tender/client';
import { freshToken } from '@tender/client/testing';
import { threeDSecure } from '..';
import { openNetworkWith3DSecure, findScript, waitUntil } from '../fixtures/scripted-cardinal';

const SANDBOX = 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js';
const PRODUCTION = 'https://songbird.cardinalcommerce.com/edge/v1/songbird.js';
const TRUSTED = 'https://cas.static.client.cardinaltrusted.com/songbird.js';

async function loadScriptElement(environment: string, settings: object): Promise<HTMLScriptElement> {
  document.head.replaceChildren();
  const network = openNetworkWith3DSecure();
  network.configuration.environment = environment;
  network.configuration.threeDSecure = { ...(network.configuration.threeDSecure as object), ...settings };
  const instance = await threeDSecure.create({ client: await client.create({ authorization: freshToken() }), version: 2 });
  await waitUntil(() => document.querySelector('script'));
  await instance.teardown();
  return findScript();
}

test.each([
  ['sandbox', SANDBOX, 'https://cardinaltrusted.com.attacker.example/songbird.js'],
  ['production', PRODUCTION, TRUSTED.replace('https', 'http')],
])(
  'behavior: in %s the authentication script comes from %s, not from a foreign URL in the configuration',
  async (environment, src, foreign) => {
    const settings = { cardinalSongbirdUrl: foreign, cardinalSongbirdIdentityHash: 'sha384-abc' };
    const script = await loadScriptElement(environment, settings);
    expect([script.src, script.getAttribute('integrity')]).toEqual([src, null]);
  },
);

test('behavior: a URL in the configuration on one of Cardinal’s domains is used, with its hash', async () => {
  const settings = { cardinalSongbirdUrl: TRUSTED, cardinalSongbirdIdentityHash: 'sha384-abc' };
  const script = await loadScriptElement('sandbox', settings);
  expect([script.src, script.getAttribute('integrity'), script.getAttribute('crossorigin')]).toEqual([TRUSTED, 'sha384-abc', '']);
});
