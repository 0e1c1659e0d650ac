import { closeDatabases } from '../store/database';
import { startSandbox, type Sandbox, type SandboxOptions } from '../start-sandbox';
import { FIXED_MERCHANT } from './fixed-keys';
import { seedCustomer } from './seed-customer';

export interface ServeOptions {
  port: number;
  host: string;
  allowRemote: boolean;
  data?: string | undefined;
  tls: boolean;
  tlsPort?: number | undefined;
  webhookUrl?: string | undefined;
  json: boolean;
  seed: boolean;
}

/** Runs until SIGINT or SIGTERM. */
export async function serveSandbox(options: ServeOptions): Promise<void> {
  const sandbox = await startOnFreePort(options);
  if (options.seed) await seedCustomer(sandbox.context);

  const close = () => {
    process.removeListener('SIGINT', close);
    process.removeListener('SIGTERM', close);
    process.removeListener('disconnect', close);
    sandbox
      .stop()
      .then(closeDatabases)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  // Started by another program: not to outlive it.
  process.on('disconnect', close);
  // Last: whoever reads this may end it at once.
  announce(sandbox, options.json);
}

/** A taken port moves up by ten, so that several sandboxes keep to numbers one can guess. */
async function startOnFreePort({ host, allowRemote, data, tls, tlsPort, webhookUrl, port: wanted, json }: ServeOptions): Promise<Sandbox> {
  for (let port = wanted; ; port += 10) {
    const options: SandboxOptions = {
      port,
      host,
      allowRemote,
      merchant: FIXED_MERCHANT,
      webhookUrl,
      ...(data === undefined ? {} : { data }),
    };
    try {
      return await startSandbox({ ...options, ...(tls ? { tlsPort: tlsPort ?? (port === 0 ? 0 : port + 1) } : {}) });
    } catch (error) {
      if (!isTaken(error) || port === 0 || port + 10 > 65535) throw error;
      if (!json) console.log(`Port ${port} is taken; trying ${port + 10}.`);
    }
  }
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function announce(sandbox: Sandbox, json: boolean): void {
  const { url, port, tlsPort, merchantId, publicKey, privateKey, tokenizationKey } = sandbox;
  const consoleUrl = `${url}/_console/`;
  if (json) {
    console.log(JSON.stringify({ url, port, tlsPort, consoleUrl, merchantId, publicKey, privateKey, tokenizationKey }));
    return;
  }
  console.log(
    [
      `Tender sandbox on ${url}${tlsPort === undefined ? '' : `, and as the provider's hosts on https port ${tlsPort}`}`,
      `  console           ${consoleUrl}`,
      `  merchant id       ${merchantId}`,
      `  public key        ${publicKey}`,
      `  private key       ${privateKey}`,
      `  tokenization key  ${tokenizationKey}`,
      'It is a stand-in for tests: no place for real cards. Ctrl+C ends it.',
    ].join('\n'),
  );
}
