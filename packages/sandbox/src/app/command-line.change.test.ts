/** @jest-environment node */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { buildProgram, packageFolder } from '../fixtures/build-program';
import { closeDatabases, startSandbox } from '../index';

afterAll(closeDatabases);

describe('the command line', () => {
  let file: string;
  beforeAll(async () => {
    file = await buildProgram('cli', `import { runCli } from './cli'; await runCli(process.argv.slice(2));`);
  }, 60_000);

  /** Starts the command line and parses the line of JSON that it prints. */
  async function start(...args: string[]) {
    const child = spawn(process.execPath, [file, '--json', ...args], { cwd: packageFolder, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { child, output: JSON.parse(line) as Record<string, unknown> & { port: number; url: string } };
  }

  test('has fixed keys, moves up by ten when the port is taken, keeps its data, and ends at SIGINT', async () => {
    const data = await mkdtemp(join(tmpdir(), 'data-'));
    const taken = await startSandbox();
    const { child, output } = await start(
      '--port',
      String(taken.port),
      '--data',
      data,
      '--seed',
      '--webhook-url',
      'http://localhost:4800/webhooks',
    );
    expect(output).toMatchObject({
      port: taken.port + 10,
      merchantId: 'tender_sandbox',
      publicKey: 'tender_public_key',
      privateKey: 'tender_private_key',
      tokenizationKey: `development_${taken.port + 10}_tender_sandbox`,
      consoleUrl: `${output.url}/_console/`,
    });
    const { settings } = (await (await fetch(`${output.url}/_control/settings`)).json()) as { settings: object };
    expect(settings).toEqual({ webhookUrl: 'http://localhost:4800/webhooks' });
    expect((await stat(join(data, 'PG_VERSION'))).isFile()).toBe(true);
    expect(await readFile(join(data, 'PG_VERSION'), 'utf8')).toMatch(/^\d+/);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await taken.stop();
    await rm(data, { recursive: true });
  }, 180_000); // it creates a database folder

  test('starts a sandbox for each merchant of a scenario, with its own keys and customers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scenario-'));
    const scenario = join(folder, 'scenario.json');
    await writeFile(scenario, JSON.stringify([{ customers: [{ id: 'ada' }] }, { merchant: { id: 'second', challenges: ['cvv'] } }]));
    const child = spawn(process.execPath, [file, '--json', '--port', '0', '--scenario', scenario], {
      cwd: packageFolder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const readLine = async () => JSON.parse((await lines.next()).value as string) as Record<'url' | 'merchantId' | 'publicKey', string>;
    const [first, second] = [await readLine(), await readLine()];
    expect(first.merchantId).toBe('tender_sandbox');
    expect(second).toMatchObject({ merchantId: 'second', publicKey: 'tender_public_key_2' });
    const countCustomers = async ({ url }: { url: string }) =>
      ((await (await fetch(`${url}/_control/customers`)).json()) as { customers: unknown[] }).customers.length;
    expect([await countCustomers(first), await countCustomers(second)]).toEqual([1, 0]);
    expect(await (await fetch(`${second.url}/_control/settings`)).json()).toEqual({ settings: { challenges: ['cvv'] } });
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await rm(folder, { recursive: true });
  }, 60_000);

  test.each([
    [['--host', '0.0.0.0'], 'add --allow-remote'],
    [['--port', 'many'], 'port'],
    [['--webhook-url', 'shop'], 'http'],
    [['--what'], '--what'],
  ])('refuses %j', async (args, reason) => {
    const failed = promisify(execFile)(process.execPath, [file, ...args], { cwd: packageFolder });
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
  });

  test('explains its options with --help', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [file, '--help'], { cwd: packageFolder });
    expect(stdout).toContain('never use real cards');
  });
});
