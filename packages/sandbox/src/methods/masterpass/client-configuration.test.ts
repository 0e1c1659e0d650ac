import { callClientApi, callGraphql } from '../../fixtures/gateway';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

test('the configuration has the id and the card brands of the wallet, in both APIs', async () => {
  const { tokenizationKey } = sandbox;
  const { body } = await callClientApi(sandbox, 'GET', 'configuration', { tokenizationKey });
  expect(body).toMatchObject({ masterpass: { merchantCheckoutId: expect.any(String) } });
  const query = '{ clientConfiguration { masterpass { merchantCheckoutId supportedCardBrands } } }';
  expect((await callGraphql(sandbox, tokenizationKey, { query })).body).toMatchObject({
    data: {
      clientConfiguration: {
        masterpass: {
          merchantCheckoutId: expect.any(String),
          supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'],
        },
      },
    },
  });
});
