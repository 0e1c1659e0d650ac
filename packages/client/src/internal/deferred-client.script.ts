import type { ClientCreateOptions, client } from '../client';
import { VERSION } from '../constants';
import { rareErrors } from '../errors';
import { developmentEndpoints } from '../endpoints-for';
import type { Client } from '../types';
import { assertVersion } from './define-component';
import { endpointsOf } from './endpoints';
import { abortable } from './promises';
import { loadScript } from './script';

type Namespace = typeof client;
const namespace = (): Namespace | undefined => (window as { braintree?: { client?: Namespace } }).braintree?.client;

/**
 * The client of a component on a page of script tags: that of the client script, which is loaded where the page has not. Takes the place of
 * the module of the same name in the scripts of the asset host.
 * @throws CLIENT_SCRIPT_FAILED_TO_LOAD, INCOMPATIBLE_VERSIONS, and whatever `client.create` throws
 */
export async function createDeferredClient(options: ClientCreateOptions, component: string): Promise<Client> {
  if (!namespace()) await abortable(load(options.authorization), options.signal);
  const loaded = namespace();
  // A page with an AMD loader takes the script for its own module.
  if (!loaded) throw rareErrors.CLIENT_SCRIPT_FAILED_TO_LOAD({ originalError: new Error('The script defined no client.') });
  assertVersion({ getVersion: () => loaded.VERSION }, component);
  return loaded.create(options);
}

async function load(authorization: string): Promise<void> {
  const { assets } = developmentEndpoints(authorization) ?? endpointsOf('production');
  await loadScript({ src: `${assets}/web/${VERSION}/js/client.min.js` }).catch((error: unknown) => {
    throw rareErrors.CLIENT_SCRIPT_FAILED_TO_LOAD({ originalError: error });
  });
}
