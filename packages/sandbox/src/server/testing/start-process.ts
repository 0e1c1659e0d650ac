import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildProgram, packageFolder } from '../../testing/build-program';

export interface SandboxProcess {
  url: string;
  merchantId: string;
  tokenizationKey: string;
  publicKey: string;
  privateKey: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the command line in a process of its own, on any free port. */
export async function startProcess(databaseUrl: string | undefined): Promise<SandboxProcess> {
  const file = await buildProgram(`process-${process.pid}`, `import { runCli } from './cli'; await runCli(process.argv.slice(2));`);
  const child = spawn(process.execPath, [file, '--json', '--port', '0'], {
    cwd: packageFolder,
    env: { ...process.env, TENDER_SANDBOX_DATABASE_URL: databaseUrl ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const stop = async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  return { ...(JSON.parse(line) as Omit<SandboxProcess, 'child' | 'stop'>), child, stop };
}

/** Tokenizes a card. Resolves with the nonce. */
export async function tokenizeAt({
  url,
  merchantId,
  tokenizationKey,
}: Pick<SandboxProcess, 'url' | 'merchantId' | 'tokenizationKey'>): Promise<string> {
  const creditCard = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };
  const response = await fetch(`${url}/merchants/${merchantId}/client_api/v1/payment_methods/credit_cards`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ creditCard, tokenizationKey }),
  });
  const { creditCards } = (await response.json()) as { creditCards: [{ nonce: string }] };
  return creditCards[0].nonce;
}
