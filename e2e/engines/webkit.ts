import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import type { Browsers, Settings } from './customer';
import { webDriverCustomer } from './webdriver-customer';

const DRIVER_PATIENCE = 10_000;

/**
 * WebKit's own small browser on a screen of its own. A window manager gives its windows the focus.
 * @throws when one of the programs is not there
 */
export async function startWebKit(port: number): Promise<Browsers> {
  const processes: ChildProcess[] = [];
  const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
    processes.push(child);
    return child;
  };
  const linesOf = ({ stdout }: ChildProcess) => createInterface(stdout ?? process.stdin);
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [display] = (await Promise.race([once(linesOf(screen), 'line'), once(screen, 'error')])) as [string];
  const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' };
  run('openbox', [], env);
  let complaints: string[] = [];
  const driver = run('WebKitWebDriver', [`--port=${port}`], env);
  linesOf(driver).on('line', (line) => isComplaint(line) && complaints.push(line));
  await reachable(`http://127.0.0.1:${port}/status`);
  return {
    async open(settings) {
      complaints = [];
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'normal',
          'webkitgtk:browserOptions': { binary: process.env['WEBKIT_PATH'], args: argumentsFor(settings) },
        })
        .build();
      const customer = webDriverCustomer('webkit', driver, await driver.getWindowHandle());
      await customer.resize(settings.width ?? 1280, settings.height ?? 800);
      return { customer, complaints, close: () => driver.quit() };
    },
    async close() {
      while (processes.length) processes.pop()?.kill();
      await Promise.resolve();
    },
  };
}

function argumentsFor({ userAgent, isDark, isPrivate }: Settings): string[] {
  return [
    '--automation',
    '--enable-write-console-messages-to-stdout=true',
    ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`]),
    ...(isDark ? ['--dark-mode'] : []),
    ...(isPrivate ? ['--private', '--enable-itp'] : []),
  ];
}

/** Of what WebKit writes, `CONSOLE SECURITY ERROR …` and `CONSOLE JS ERROR …`; what the network refused is the flow's own. */
const isComplaint = (line: string): boolean => /^CONSOLE (?!NETWORK)\S+ ERROR/.test(line);

async function reachable(url: string): Promise<void> {
  const end = Date.now() + DRIVER_PATIENCE;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`${url} cannot be reached.`);
    await setTimeout(50);
  }
}
