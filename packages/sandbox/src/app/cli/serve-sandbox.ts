import { readFile } from 'node:fs/promises';
import { importState } from '../../apis/control/state';
import { closeDatabases } from '../../core/store/database';
import { loadScenario } from '../scenario/load-scenario';
import { readScenarios } from '../scenario/read-scenario';
import { startSandbox, type Sandbox, type SandboxOptions } from '../start-sandbox';
import { createFixedMerchant, type FixedMerchant } from './fixed-keys';
import { seedCustomer } from './seed-customer';
import { warmUp } from './warm-up';

/** The flags of the command line. */
export interface ServeOptions {
  port: number;
  host: string;
  allowRemote: boolean;
  data?: string | undefined;
  tls: boolean;
  tlsPort?: number | undefined;
  webhookUrl?: string | undefined;
  /** Path of a scenario file. */
  scenario?: string | undefined;
  /** Path of an exported state. */
  state?: string | undefined;
  json: boolean;
  seed: boolean;
  warmUp: boolean;
}

/** Starts a sandbox that runs until SIGINT or SIGTERM; of a scenario with several merchants, one for each. */
export async function serveSandbox(options: ServeOptions): Promise<void> {
  const scenarios = options.scenario === undefined ? [] : await readScenarios(options.scenario);
  const sandboxes: Sandbox[] = [];
  const stop = () => Promise.all(sandboxes.map((sandbox) => sandbox.stop()));
  try {
    const first = await startOnFreePort(options, createFixedMerchant(1, scenarios[0]?.merchant));
    sandboxes.push(first);
    if (options.state !== undefined) await importState(first.context, JSON.parse(await readFile(options.state, 'utf8')));
    if (options.seed) await seedCustomer(first.context);
    for (const [index, scenario] of scenarios.entries()) {
      const port = options.port && (sandboxes.at(-1)?.port ?? 0) + 10;
      const merchant = createFixedMerchant(index + 1, scenario.merchant);
      const sandbox = sandboxes[index] ?? (await startOnFreePort({ ...options, port, tlsPort: undefined }, merchant));
      sandboxes[index] = sandbox;
      await loadScenario(sandbox.context, sandbox.url, scenario);
    }
    if (options.warmUp) await warmUp(options.data);
  } catch (error) {
    await stop();
    throw error;
  }

  const close = () => {
    process.removeListener('SIGINT', close);
    process.removeListener('SIGTERM', close);
    process.removeListener('disconnect', close);
    stop()
      .then(closeDatabases)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  // A process that another program has started ends with that program.
  process.on('disconnect', close);
  // Last, because a program that reads the last line may end the process at once.
  for (const sandbox of sandboxes) printAddresses(sandbox, options.json);
  if (!options.json) console.log('For tests only: never use real cards. Press Ctrl+C to stop.');
}

/** Starts on the first free port, in steps of ten, so that the ports of several sandboxes are predictable. */
async function startOnFreePort(
  { host, allowRemote, data, tls, tlsPort, webhookUrl, port: firstPort, json }: ServeOptions,
  merchant: FixedMerchant,
): Promise<Sandbox> {
  for (let port = firstPort; ; port += 10) {
    const options: SandboxOptions = {
      port,
      host,
      allowRemote,
      merchant,
      webhookUrl,
      ...(data === undefined ? {} : { data }),
    };
    try {
      return await startSandbox({ ...options, ...(tls ? { tlsPort: tlsPort ?? (port === 0 ? 0 : port + 1) } : {}) });
    } catch (error) {
      if (!isPortTaken(error) || port === 0 || port + 10 > 65535) throw error;
      if (!json) console.log(`Port ${port} is taken; trying ${port + 10}.`);
    }
  }
}

const isPortTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function printAddresses(sandbox: Sandbox, json: boolean): void {
  const { url, port, tlsPort, merchantId, publicKey, privateKey, tokenizationKey } = sandbox;
  const consoleUrl = `${url}/_console/`;
  if (json) {
    console.log(JSON.stringify({ url, port, tlsPort, consoleUrl, merchantId, publicKey, privateKey, tokenizationKey }));
    return;
  }
  console.log(
    [
      `Tender sandbox on ${url}${tlsPort === undefined ? '' : `, and under the provider's host names on HTTPS port ${tlsPort}`}`,
      `  console           ${consoleUrl}`,
      `  merchant id       ${merchantId}`,
      `  public key        ${publicKey}`,
      `  private key       ${privateKey}`,
      `  tokenization key  ${tokenizationKey}`,
    ].join('\n'),
  );
}
