import { connectSandbox, type ConnectedSandbox } from '@tender/sandbox/testing';
import { client } from './index';

let sandbox: ConnectedSandbox;

beforeAll(async () => {
  sandbox = await connectSandbox();
});

afterAll(() => sandbox.stop());

const card = { creditCard: { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' } };

test.each(['a tokenization key', 'a client token'])('behavior: a card becomes a nonce with %s', async (kind) => {
  const authorization = kind === 'a client token' ? await sandbox.createClientToken() : sandbox.tokenizationKey;
  const instance = await client.create({ authorization });
  const result = await instance.request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: card });
  expect(result).toMatchObject({
    creditCards: [{ nonce: expect.any(String), type: 'CreditCard', details: { cardType: 'Visa', lastFour: '1111', lastTwo: '11' } }],
  });
  await instance.teardown();
});
