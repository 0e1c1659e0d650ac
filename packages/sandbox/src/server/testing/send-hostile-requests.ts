import fc from 'fast-check';
import { Agent, request, type RequestOptions } from 'node:http';
import { findAssets } from '../../apis/assets/find-assets';
import { startSandbox, type Sandbox, type SandboxOptions } from '../../start-sandbox';
import { readFingerprint } from '../../testing/gateway';
import { createApp } from '../app';
import { createDrafts, createPlainDrafts, type Draft, type Route } from './draft-requests';
import { encodeBody, encodeText } from './encode-body';
import { addContexts, storeObjects, type StoredObjects } from './stored-objects';

const CONCURRENCY = 16;
/** Milliseconds that a response may take, also on a busy machine. */
const PATIENCE = 60_000;
/**
 * Routes that are not asked: those that fail or make other requests fail by design, or open further sandboxes, and the console, which exists only in
 * builds.
 */
const EXCLUDED = /^(?:GET \/_console\/.*|POST \/_control\/(?:faults|reset|sandboxes)|PUT \/_control\/settings|POST \/test\/error)$/;

/**
 * Sends one plain request to each route but `EXCLUDED`, then generated ones. Resolves with a description of each request that ended in a failure of the
 * sandbox: a status from 500 on, other than 501 (not supported), an internal error, or no response.
 * @param numRuns number of generated requests
 * @param seed the same seed creates the same requests
 */
export async function sendHostileRequests(options: SandboxOptions, numRuns: number, seed: number): Promise<string[]> {
  const sandbox = await startSandbox(options);
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const failures: string[] = [];
  try {
    const routes = listRoutes(sandbox);
    const objects = await storeObjects(sandbox);
    for (const draft of createPlainDrafts(routes)) failures.push(...(await send(sandbox, agent, draft, objects)));
    const stored = await addContexts(sandbox, objects);
    const drafts = fc.sample(createDrafts(routes), { seed, numRuns });
    const worker = async () => {
      for (let draft = drafts.pop(); draft; draft = drafts.pop()) {
        failures.push(...(await send(sandbox, agent, draft, stored)));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  } finally {
    agent.destroy();
    await sandbox.stop();
  }
  return failures;
}

/** Lists the methods and paths that the sandbox serves, without `EXCLUDED`. Another app is created, because a running one does not tell its routes. */
function listRoutes({ context }: Sandbox): Route[] {
  const refuse = () => Promise.reject(new Error('Not in this test'));
  const app = createApp(context, { assets: findAssets(), allowRemote: false, openSandbox: refuse, closeSandbox: refuse });
  const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  return [...new Set(routes)]
    .filter((route) => !EXCLUDED.test(route))
    .map((route) => ({ method: route.split(' ')[0] ?? '', path: route.split(' ')[1] ?? '' }));
}

async function send(sandbox: Sandbox, agent: Agent, draft: Draft, stored: StoredObjects): Promise<string[]> {
  const path = fillPath(sandbox, draft, stored);
  const query = draft.query.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join('&');
  const body: unknown = fillBody(sandbox, draft, stored);
  const { type, text } = encodeBody(body, path.startsWith('/_control') && draft.encoding !== 'raw' ? 'json' : draft.encoding);
  const headers = { 'Content-Type': path.startsWith('/_control') ? 'application/json' : type, ...createAuthorization(sandbox, draft) };
  const hasBody = draft.method !== 'GET' && draft.method !== 'HEAD';
  const outcome = await exchange(
    {
      agent,
      port: String(sandbox.port),
      host: '127.0.0.1',
      method: draft.method,
      path: query === '' ? path : `${path}?${query}`,
      headers: { ...headers, Host: `localhost:${sandbox.port}` },
    },
    hasBody ? text : undefined,
  );
  if (outcome.status < 500 && outcome.status > 0 && !outcome.text.includes('internal_error')) return [];
  if (outcome.status === 501) return [];
  const reason = sandbox.requests().findLast((entry) => entry.method === draft.method && entry.failure !== undefined)?.failure;
  return [
    `${draft.method} ${path}?${query} ${hasBody ? text.slice(0, 600) : ''}\n  ${outcome.status} ${outcome.text.slice(0, 200)} ${reason ?? ''}`,
  ];
}

/** Replaces the placeholders of a path: a number stands for one of the stored ids. */
function fillPath({ merchantId }: Sandbox, { path, parameters }: Draft, stored: StoredObjects): string {
  let index = 0;
  return path.replace(/\/\*$/, '/3.118.2/:rest').replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => {
    if (name === 'merchantId') return merchantId;
    const parameter = parameters[index++ % parameters.length] ?? '';
    if (typeof parameter === 'string') return encodeText(parameter).replace(/^$/, '%20');
    const list = name === 'kind' ? ['any', 'credit_card', ...stored.kind] : stored.all;
    return encodeText(list[parameter % list.length] ?? '');
  });
}

/** Replaces the placeholders of a body by stored ids, and adds the authorization that the client API reads from there. */
function fillBody(sandbox: Sandbox, { body, path, authorization }: Draft, stored: StoredObjects): unknown {
  const text = JSON.stringify(body ?? null).replace(
    /\{(customer|token|nonce|transaction|context)\}/g,
    (_, name: keyof StoredObjects) => stored[name][body === null ? 0 : JSON.stringify(body).length % stored[name].length] ?? '',
  );
  const filled: unknown = JSON.parse(text);
  const takesAuthorization = path.includes('client_api') && typeof filled === 'object' && filled !== null && !Array.isArray(filled);
  if (!takesAuthorization || authorization === 'none') return filled;
  if (authorization === 'customer')
    return { ...filled, authorizationFingerprint: readFingerprint(sandbox.createClientToken({ customerId: 'ada' })) };
  return { ...filled, tokenizationKey: sandbox.tokenizationKey };
}

function createAuthorization(sandbox: Sandbox, { path, authorization }: Draft): Record<string, string> {
  if (authorization === 'none') return {};
  if (path === '/graphql' && authorization !== 'keys') return { Authorization: `Bearer ${sandbox.tokenizationKey}` };
  return { Authorization: `Basic ${Buffer.from(`${sandbox.publicKey}:${sandbox.privateKey}`).toString('base64')}` };
}

/** Resolves with status 0 when the connection breaks or no response arrives. */
function exchange(options: RequestOptions, body: string | undefined): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      response.on('error', (error) => resolve({ status: 0, text: error.message }));
    });
    outgoing.setTimeout(PATIENCE, () => outgoing.destroy(new Error('No response.')));
    outgoing.on('error', (error) => resolve({ status: 0, text: error.message }));
    outgoing.end(body);
  });
}
