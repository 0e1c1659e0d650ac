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
 * Creates the client of a component on a page with script tags, while the component's `create` goes on. It uses `window.braintree.client`, and loads the client script first if the page has not.
 * It replaces `deferred-client.ts` in script-tag builds.
 * @throws CLIENT_SCRIPT_FAILED_TO_LOAD, INCOMPATIBLE_VERSIONS, the reason of an abort, and whatever `client.create` throws
 */
export async function createDeferredClient(options: ClientCreateOptions, componentName: string): Promise<Client> {
  if (!namespace()) await abortable(load(options.authorization), options.signal);
  const loaded = namespace();
  // On a page with an AMD loader, the script registers a module and defines no global.
  if (!loaded) throw scriptBuildErrors.CLIENT_SCRIPT_FAILED_TO_LOAD({ originalError: new Error('The script defined no client.') });
  assertVersion({ getVersion: () => loaded.VERSION }, componentName);
  return loaded.create(options);
}

async function load(authorization: string): Promise<void> {
  // The provider serves its scripts for both of its environments from one host.
  const { assets } = developmentEndpoints(authorization) ?? endpointsFromEnvironment('production');
  await loadScript({ src: `${assets}/web/${VERSION}/js/client.min.js` }).catch((error: unknown) => {
    throw scriptBuildErrors.CLIENT_SCRIPT_FAILED_TO_LOAD({ originalError: error });
  });
}
