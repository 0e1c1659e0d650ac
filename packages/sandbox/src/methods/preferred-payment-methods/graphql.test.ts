import { callGraphql } from '../../fixtures/gateway';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

const QUERY = 'query PreferredPaymentMethods { preferredPaymentMethods { paypalPreferred venmoPreferred } }';

test.each([
  ['default', {}, [true, true]],
  ['PayPal alone', { preferredPaymentMethods: { venmoPreferred: false } }, [true, false]],
  ['none', { preferredPaymentMethods: { paypalPreferred: false, venmoPreferred: false } }, [false, false]],
])('reports the preference of the merchant: %s', async (_, settings, [paypalPreferred, venmoPreferred]) => {
  await sandbox.configure(settings);
  const { body } = await callGraphql(sandbox, sandbox.tokenizationKey, { query: QUERY });
  expect(body).toMatchObject({ data: { preferredPaymentMethods: { paypalPreferred, venmoPreferred } } });
});

test('refuses a caller without authorization', async () => {
  const { body } = await callGraphql(sandbox, 'development_4810_somebody', { query: QUERY });
  expect(body).toMatchObject({ errors: [{ extensions: { errorClass: 'AUTHENTICATION' } }] });
});
