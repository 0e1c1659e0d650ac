import { Script } from 'node:vm';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

test.each(['/third-party/paypal-sdk.js', '/sdk/js?client-id=x&intent=capture'])('%s is the script', async (path) => {
  const response = await fetch(sandbox.url + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  const text = await response.text();
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/innerHTML|setAttribute\(|eval\(/);
});

test.each(['/third-party/paypal-preload', '/smart/buttons/preload'])('%s is empty, and any page may ask', async (path) => {
  const response = await fetch(`${sandbox.url}${path}?client-id=x&user-id-token=y`, { headers: { origin: 'https://shop.example' } });
  expect([response.status, await response.text(), response.headers.get('access-control-allow-origin')]).toEqual([200, '', '*']);
});
