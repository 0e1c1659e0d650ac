import { client } from '../index';
import { freshKey, openNetwork } from '../testing/network';

jest.mock('./card-conversion', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a card goes over REST when the code that converts it for GraphQL cannot be loaded', async () => {
  const network = openNetwork();
  network.configuration.graphQL = { url: 'https://payments.sandbox.braintree-api.com/graphql', features: ['tokenize_credit_cards'] };
  network.reply('POST payment_methods/credit_cards', { body: { creditCards: [{ nonce: 'by REST' }] } });
  const instance = await client.create({ authorization: freshKey() });
  const data = { creditCard: { number: '4111' } };
  await expect(instance.request({ method: 'post', endpoint: 'payment_methods/credit_cards', data })).resolves.toMatchObject({
    creditCards: [{ nonce: 'by REST' }],
  });
  expect(network.to('POST graphql')).toEqual([]);
});
