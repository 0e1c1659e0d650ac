#!/usr/bin/env node
// Starts the Firefox at FIREFOX_PATH, and passes on what Playwright and it say to each other by WebDriver BiDi. Playwright emulates colour schemes
// in every page it opens, and cannot do without; a release of Firefox that does not know a command of emulation yet is said to have done it. What
// Playwright has no command for, tests post to BIDI_PORT themselves; the response is Firefox's answer.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = 'WebDriver BiDi listening on ';

const browser = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
browser.on('exit', (status) => process.exit(status ?? 1));
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => browser.kill(signal));

createInterface(browser.stderr).on('line', (line) => {
  if (line.startsWith(LISTENING)) listen(line.slice(LISTENING.length));
  else process.stderr.write(`${line}\n`);
});

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => process.stderr.write(`${LISTENING}ws://127.0.0.1:${server.address().port}\n`));
  server.on('connection', (playwright, { url }) => connect(playwright, new WebSocket(`${address}${url}`, { maxPayload: 2 ** 28 })));
}

/** Of questions that are not Playwright's: it counts from one. */
let nextId = 2 ** 40;

function connect(playwright, firefox) {
  const asked = new Map();
  const questions = new Map();
  const early = [];
  playwright.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    asked.set(id, method);
    if (firefox.readyState === WebSocket.OPEN) firefox.send(text);
    else early.push(text);
  });
  firefox.on('open', () => early.splice(0).forEach((text) => firefox.send(text)));
  firefox.on('message', (data) => {
    const text = data.toString();
    const { id, type, error } = JSON.parse(text);
    const answer = questions.get(id);
    if (answer) {
      questions.delete(id);
      answer(text);
      return;
    }
    const method = asked.get(id);
    asked.delete(id);
    const isUnknown = type === 'error' && error === 'unknown command' && method?.startsWith('emulation.');
    playwright.send(isUnknown ? JSON.stringify({ id, type: 'success', result: {} }) : text);
  });
  const ask = (method, params) =>
    new Promise((resolve) => {
      nextId += 1;
      questions.set(nextId, resolve);
      firefox.send(JSON.stringify({ id: nextId, method, params }));
    });
  const door = createServer(async (request, response) => {
    const { method, params } = await json(request);
    response.end(await ask(method, params));
  });
  door.listen(Number(process.env.BIDI_PORT ?? 0), '127.0.0.1');
  playwright.on('close', () => firefox.close());
  firefox.on('close', () => {
    door.close();
    door.closeAllConnections();
    playwright.close();
  });
}
