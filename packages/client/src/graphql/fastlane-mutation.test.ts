import { client } from '../index';
import { freshKey, openNetwork } from '../testing/network';

jest.mock('./fastlane-mutation', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a Fastlane card goes over REST when the code of its mutation cannot be loaded', async () => {
  const network = openNetwork();
  network.configuration.graphQL = { url: 'https://payments.sandbox.braintree-api.com/graphql', features: ['tokenize_credit_cards'] };
  network.reply('POST payment_methods/credit_cards', { body: { creditCards: [{ nonce: 'by REST' }] } });
  const instance = await client.create({ authorization: freshKey() });
  const data = { creditCard: { number: '4111', fastlane: { hasBuyerConsent: true } } };
  await expect(instance.request({ method: 'post', endpoint: 'payment_methods/credit_cards', data })).resolves.toMatchObject({
    creditCards: [{ nonce: 'by REST' }],
  });
  expect(network.to('POST graphql')).toEqual([]);
});
