import { client, type Client } from '../index';
import { freshKey, openNetwork } from '../testing';
import { createDeferredClient } from './deferred-client.script';

const page = window as { braintree?: unknown };
const scripts = (): HTMLScriptElement[] => Array.from(document.head.querySelectorAll('script'));

function scriptArrives(namespace?: unknown): void {
  page.braintree = namespace;
  scripts().at(-1)?.dispatchEvent(new window.Event('load'));
}

function scriptFails(): void {
  scripts().at(-1)?.dispatchEvent(new window.Event('error'));
}

beforeEach(() => {
  openNetwork();
});

afterEach(() => {
  delete page.braintree;
  document.head.replaceChildren();
});

const begin = (authorization = freshKey(), signal?: AbortSignal): Promise<Client> => createDeferredClient({ authorization, signal }, 'Toy');

test('error: CLIENT_SCRIPT_FAILED_TO_LOAD', async () => {
  const creations = [begin(), begin()];
  expect(scripts().map(({ src }) => src)).toEqual(['https://assets.braintreegateway.com/web/3.118.2/js/client.min.js']);
  scriptFails();
  for (const creation of creations) {
    await expect(creation).rejects.toMatchObject({
      code: 'CLIENT_SCRIPT_FAILED_TO_LOAD',
      type: 'NETWORK',
      details: { originalError: expect.any(Error) },
    });
  }
});

test('error: CLIENT_SCRIPT_FAILED_TO_LOAD when the script defines no client, and each call tries again', async () => {
  const first = begin();
  scriptFails();
  await expect(first).rejects.toBeDefined();
  const second = begin();
  scriptArrives();
  await expect(second).rejects.toMatchObject({ code: 'CLIENT_SCRIPT_FAILED_TO_LOAD', details: { originalError: expect.any(Error) } });
  page.braintree = { client };
  await expect(begin()).resolves.toMatchObject({ request: expect.any(Function) });
});

test('behavior: uses a client that the page has loaded already', async () => {
  page.braintree = { client };
  const authorization = freshKey();
  const made = await begin(authorization);
  expect(scripts()).toEqual([]);
  await expect(client.create({ authorization })).resolves.toBe(made);
});

test('error: INCOMPATIBLE_VERSIONS', async () => {
  page.braintree = { client: { ...client, VERSION: '3.0.0' } };
  await expect(begin()).rejects.toMatchObject({ code: 'INCOMPATIBLE_VERSIONS', message: expect.stringMatching(/3\.0\.0.*Toy/) });
});

test('behavior: a development key loads from this machine, and the wait can be aborted', async () => {
  const stop = new AbortController();
  const creation = begin('development_4810_merchant', stop.signal);
  expect(scripts().map(({ src }) => src)).toEqual(['http://localhost:4810/web/3.118.2/js/client.min.js']);
  stop.abort('why');
  await expect(creation).rejects.toBe('why');
});
