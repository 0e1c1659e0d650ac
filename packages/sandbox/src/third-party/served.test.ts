import { Script } from 'node:vm';
import { connectSandbox, type ConnectedSandbox } from '../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

test.each(['/third-party/songbird.js', '/edge/v1/songbird.js', '/third-party/google-pay.js', '/gp/p/js/pay.js'])(
  '%s is a script that parses no markup',
  async (path) => {
    const response = await fetch(sandbox.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const text = await response.text();
    expect(() => new Script(text)).not.toThrow();
    expect(text).not.toMatch(/innerHTML|setAttribute\('style'|eval\(/);
  },
);
