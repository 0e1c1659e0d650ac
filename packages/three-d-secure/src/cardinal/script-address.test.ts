/** @jest-environment-options {"url": "https://shop.example/"} */
import { client } from '@tender/client';
import { freshToken } from '@tender/client/testing';
import { threeDSecure } from '..';
import { openNetworkWith3DSecure, findScript, waitUntil } from '../testing/scripted-cardinal';

test.each([
  ['sandbox', 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js'],
  ['production', 'https://songbird.cardinalcommerce.com/edge/v1/songbird.js'],
])('behavior: in %s the authentication script comes from %s', async (environment, src) => {
  document.head.replaceChildren();
  const network = openNetworkWith3DSecure();
  network.configuration.environment = environment;
  const instance = await threeDSecure.create({ client: await client.create({ authorization: freshToken() }), version: 2 });
  await waitUntil(() => document.querySelector('script'));
  expect(findScript().src).toBe(src);
  await instance.teardown();
});
