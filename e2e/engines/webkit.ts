import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import type { Browsers, Settings } from './customer';
import { webDriverCustomer } from './webdriver-customer';

const DRIVER_TIMEOUT = 10_000;

/**
 * WebKit's own small browser on a screen of its own. A window manager gives its windows the focus.
 * @throws when one of the programs is not there
 */
export async function startWebKit(port: number): Promise<Browsers> {
  const processes: ChildProcess[] = [];
  const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcessByStdio<null, Readable, null> => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
    processes.push(child);
    return child;
  };
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [display] = (await Promise.race([once(createInterface(screen.stdout), 'line'), once(screen, 'error')])) as [string];
  const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' };
  run('openbox', [], env);
  run('WebKitWebDriver', [`--port=${port}`], env);
  await reachable(`http://127.0.0.1:${port}/status`);
  return {
    async open(settings) {
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
      // Sessions under automation are private, and WebKit says nothing of the consoles of those.
      return { customer, errors: () => [], close: () => driver.quit() };
    },
    close() {
      while (processes.length) processes.pop()?.kill();
      return Promise.resolve();
    },
  };
}

function argumentsFor({ userAgent, isDark, isPrivate }: Settings): string[] {
  return [
    '--automation',
    ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`]),
    ...(isDark ? ['--dark-mode'] : []),
    ...(isPrivate ? ['--private', '--enable-itp'] : []),
  ];
}

async function reachable(url: string): Promise<void> {
  const end = Date.now() + DRIVER_TIMEOUT;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`${url} cannot be reached.`);
    await setTimeout(50);
  }
}
