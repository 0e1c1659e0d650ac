import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { connect } from 'node:tls';
import { bundleSandbox } from './harness.mjs';

/**
 * Starts a sandbox in its own process, so that driving the browser does not slow down its responses.
 * @param {string} assets the root of the asset host
 * @returns `merchantId`, `port`, `tlsPort`, `clientTokens` by kind of hosts, and `stop`
 */
export async function startSandbox(assets) {
  const child = spawn(process.execPath, [await bundleSandbox(), assets], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const firstLine = once(createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) }), 'line');
  const [line] = await Promise.race([firstLine, ended.then(() => Promise.reject(new Error('The sandbox did not start.')))]);
  return {
    ...JSON.parse(line),
    async stop() {
      if (child.connected) child.disconnect(); // a sandbox that crashed has ended already
      await ended;
    },
  };
}

/**
 * Reads the hash of the key in the sandbox's certificate, for Chromium's `--ignore-certificate-errors-spki-list`. A browser that ignores all certificate
 * errors does not cache what it loads, so every page would be cold.
 */
export async function readCertificateKey(tlsPort) {
  const socket = connect({ port: tlsPort, host: '127.0.0.1', servername: 'assets.braintreegateway.com', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { publicKey } = new X509Certificate(socket.getPeerCertificate().raw);
  socket.destroy();
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}
