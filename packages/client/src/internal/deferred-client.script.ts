import type { ClientCreateOptions, client } from '../client';
import { VERSION } from '../constants';
import { scriptBuildErrors } from '../errors';
import { developmentEndpoints } from '../configuration-endpoints';
import type { Client } from '../types';
import { assertVersion } from './define-component';
import { endpointsFromEnvironment } from './endpoints';
import { abortable } from './promises';
import { loadScript } from './script';

type Namespace = typeof client;
const namespace = (): Namespace | undefined => (window as { braintree?: { client?: Namespace } }).braintree?.client;

/**
 * Creates the client of a component on a page that uses script tags: by the client script, which is loaded where the page has not done so. It
 * replaces `deferred-client.ts` in script-tag builds.
 * @throws CLIENT_SCRIPT_FAILED_TO_LOAD, INCOMPATIBLE_VERSIONS, and whatever `client.create` throws
 */
export async function createDeferredClient(options: ClientCreateOptions, component: string): Promise<Client> {
  if (!namespace()) await abortable(load(options.authorization), options.signal);
  const loaded = namespace();
  // On a page with an AMD loader, the script registers a module and defines no global.
  if (!loaded) throw scriptBuildErrors.CLIENT_SCRIPT_FAILED_TO_LOAD({ originalError: new Error('The script defined no client.') });
  assertVersion({ getVersion: () => loaded.VERSION }, component);
  return loaded.create(options);
}

async function load(authorization: string): Promise<void> {
  const { assets } = developmentEndpoints(authorization) ?? endpointsFromEnvironment('production');
  await loadScript({ src: `${assets}/web/${VERSION}/js/client.min.js` }).catch((error: unknown) => {
    throw scriptBuildErrors.CLIENT_SCRIPT_FAILED_TO_LOAD({ originalError: error });
  });
}
