// Installs, builds and runs applications, and pays in them.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { payByCard, waitForOutput } from '../docs/customers.mjs';
import { readServer } from '../docs/run-blocks.mjs';
import { findChromium, run } from '../machine/prepare.mjs';
import { withBrowser, withPage, withShop } from './browser.mjs';
import { createApplication } from './install.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Packed } from '../build/pack.mjs' */
/** @import { Application } from './applications.mjs' */

/** Pays with a card, until the page shows the id of the transaction. */
async function payWithCard(/** @type {Page} */ page, /** @type {string} */ origin) {
  await page.goto(origin);
  await payByCard({ page });
  await waitForOutput(page, /^[a-z\d]{6,}$/);
}

/** Runs servers in Node, and calls `use` with the origin of the last one when all respond. */
async function withServers(
  /** @type {string} */ cwd,
  /** @type {[port: number, script: string][]} */ servers,
  /** @type {(origin: string) => Promise<unknown>} */ use,
) {
  const children = servers.map(([port, script]) =>
    spawn(process.execPath, script.split(' '), { cwd, stdio: 'inherit', env: { ...process.env, PORT: String(port) } }),
  );
  try {
    let origin = '';
    for (const [port] of servers) {
      origin = `http://localhost:${port}`;
      for (let left = 300; !(await fetch(origin).catch(() => undefined)); left -= 1) {
        if (left === 0) throw new Error(`No server responds at ${origin}.`);
        await setTimeout(100);
      }
    }
    await use(origin);
  } finally {
    for (const child of children) child.kill();
  }
}

export async function runApplication(
  /** @type {string} */ name,
  /** @type {Application} */ application,
  /** @type {Packed[]} */ packed,
  /** @type {string} */ destination,
) {
  const { commands = [], output, servers, visit = payWithCard } = application;
  const folder = createApplication(name, application, packed, destination);
  const env = { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', CHROMIUM_PATH: findChromium() };
  for (const command of commands) {
    const [file, ...args] = command.split(' ');
    run(file, args, { cwd: folder, env });
  }
  const open = (/** @type {string} */ origin) => withBrowser((browser) => withPage(browser, (page) => visit(page, origin)));
  if (servers) await withServers(folder, servers, open);
  if (!output) return;
  const server = join(folder, 'server.mjs');
  writeFileSync(server, readServer());
  await withShop(server, join(folder, output), ({ origin }) => open(origin));
}
