import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';

const DRIVER_PATIENCE = 10_000;

/** WebKit's own small browser on a screen of its own. A window manager gives its windows the focus. */
export interface WebKit {
  /** A browser without history, cookies or storage. */
  launch(): Promise<WebDriver>;
  stop(): void;
}

/** @throws when one of the programs is not there */
export async function startWebKit(port: number): Promise<WebKit> {
  const processes: ChildProcess[] = [];
  const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}, stdio: 'ignore' | 'pipe' = 'ignore'): ChildProcess => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', stdio, 'ignore'] });
    processes.push(child);
    return child;
  };
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {}, 'pipe');
  if (!screen.stdout) throw new Error('Xvfb says nothing.');
  const [display] = (await Promise.race([once(createInterface(screen.stdout), 'line'), once(screen, 'error')])) as [string];
  const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' };
  run('openbox', [], env);
  run('WebKitWebDriver', [`--port=${port}`], env);
  await reachable(`http://127.0.0.1:${port}/status`);
  return {
    launch: () =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'normal',
          'webkitgtk:browserOptions': { binary: process.env['WEBKIT_PATH'], args: ['--automation'] },
        })
        .build(),
    stop() {
      while (processes.length) processes.pop()?.kill();
    },
  };
}

async function reachable(url: string): Promise<void> {
  const end = Date.now() + DRIVER_PATIENCE;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`${url} cannot be reached.`);
    await setTimeout(50);
  }
}
