import { expectStrictScript } from '../../../fixtures/expect-strict-script';
import { connectSandbox, type ConnectedSandbox } from '../../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

test.each(['/third-party/visa-checkout.js', '/checkout-widget/resources/js/integration/v1/sdk.js'])(
  '%s is a script that a strict Content-Security-Policy allows',
  (path) => expectStrictScript(sandbox.url + path),
);
