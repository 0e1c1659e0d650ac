import { callClientApi, callGraphql } from '../../fixtures/gateway';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

test('the configuration has the keys and the card brands of the wallet, in both APIs', async () => {
  const { tokenizationKey } = sandbox;
  const { body } = await callClientApi(sandbox, 'GET', 'configuration', { tokenizationKey });
  expect(body).toMatchObject({
    visaCheckout: {
      apikey: expect.any(String),
      encryptionKey: expect.any(String),
      externalClientId: expect.any(String),
      supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'Discover'],
    },
  });
  const query = '{ clientConfiguration { visaCheckout { apiKey externalClientId supportedCardBrands } } }';
  expect((await callGraphql(sandbox, tokenizationKey, { query })).body).toMatchObject({
    data: {
      clientConfiguration: {
        visaCheckout: {
          apiKey: expect.any(String),
          externalClientId: expect.any(String),
          supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'],
        },
      },
    },
  });
});
