import { expectStrictScript } from '../../fixtures/expect-strict-script';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

test.each([
  '/third-party/songbird.js',
  '/edge/v1/songbird.js',
  '/third-party/apple-pay.js',
  '/third-party/google-pay.js',
  '/gp/p/js/pay.js',
  '/third-party/paypal-sdk.js',
  '/sdk/js?client-id=x&intent=capture',
  '/third-party/plaid.js',
  '/link/v2/stable/link-initialize.js',
  '/third-party/connect-boba/axo.js',
  '/connect-boba/axo.min.js',
  '/da/r/fb.js',
])('%s is a script that a strict Content-Security-Policy allows', (path) => expectStrictScript(sandbox.url + path));

test.each(['/third-party/paypal-preload', '/smart/buttons/preload'])(
  "PayPal's %s is empty, and a page of any origin may load it",
  async (path) => {
    const response = await fetch(`${sandbox.url}${path}?client-id=x&user-id-token=y`, { headers: { origin: 'https://shop.example' } });
    expect([response.status, await response.text(), response.headers.get('access-control-allow-origin')]).toEqual([200, '', '*']);
  },
);

test.each(['/third-party/connect-boba/locales', '/connect-boba/locales'])(
  "Fastlane's texts in %s may be read by a page of any origin; there are no others",
  async (folder) => {
    const response = await fetch(`${sandbox.url}${folder}/en_us.json`, { headers: { origin: 'https://shop.example' } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await response.json()).toMatchObject({ mark: 'Fastlane by PayPal' });
    expect((await fetch(`${sandbox.url}${folder}/constructor.json`)).status).toBe(404);
  },
);
