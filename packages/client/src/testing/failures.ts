import { client, type RequestOptions } from '../index';
import { failingConfiguration, type FailingCall } from './failing-call';

const card = { creditCard: { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' } };

const request =
  (options: RequestOptions): FailingCall['call'] =>
  async (authorization) =>
    (await client.create({ authorization })).request(options);

const tokenizeCard = request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: card });

export const failures: Record<'client', readonly FailingCall[]> = {
  client: [
    failingConfiguration((authorization) => client.create({ authorization })),
    {
      step: '`request`: an endpoint of the client API',
      request: { path: '/client_api/v1/payment_methods' },
      call: request({ method: 'get', endpoint: 'payment_methods' }),
    },
    {
      step: '`request`: `api: "graphQLApi"`',
      request: { graphqlOperation: 'preferredPaymentMethods' },
      call: request({ api: 'graphQLApi', data: { query: '{ preferredPaymentMethods { paypalPreferred } }' } }),
    },
    {
      step: '`request`: a card, of a merchant whose cards go to GraphQL',
      request: { graphqlOperation: 'TokenizeCreditCard' },
      call: tokenizeCard,
    },
  ],
};
