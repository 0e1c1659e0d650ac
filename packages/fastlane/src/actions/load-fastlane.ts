import {
  abortable,
  attempt,
  INTEGRATION_TIMEOUT,
  loadScript,
  providerScriptUrl,
  trustedPolicy,
  type Endpoints,
  type ScopeOptions,
} from '@tender/client/internal';
import { PLATFORMS } from '../constants';
import { readPage } from '../page';
import type { FastlaneLoaderOptions } from '../types';
import { configureModules, requireModule } from './require-module';

/** What is to be loaded, unless the options say otherwise. */
interface Release {
  readonly endpoints: Endpoints;
  /** URL of the folder of the Fastlane script. */
  readonly folder: string;
  /** Version of the client. */
  readonly version: string;
  readonly minified: boolean;
}

/**
 * Loads the Fastlane script and the hosted-fields script at the same time, as elements or with the page's AMD loader. Each is loaded once per page.
 * Rejects with the first failure, or after a minute. A script that failed is loaded again by the next call.
 */
export async function loadFastlane(options: ScopeOptions<FastlaneLoaderOptions>, release: Release, signal: AbortSignal): Promise<void> {
  attempt(() => performance.mark('pp_axo_sdk_init_invoked'));
  const { platform = 'BT', btSdkVersion: version = release.version, hostedFields, cspNonce } = options;
  if (!PLATFORMS.includes(platform)) throw new Error(`Fastlane does not support the platform ${String(platform)}.`);
  const { minified = true } = { ...release, ...options }; // as in the reference, an explicit undefined means true
  const suffix = minified ? '.min' : '';
  const page = readPage();
  if (hostedFields) (page.braintree ??= {}).hostedFields ??= hostedFields;
  const hasModules = typeof page.define === 'function' && page.define.amd;

  function load(module: string, src: string, id: string): Promise<unknown> {
    return hasModules ? requireModule(module) : loadScript({ src, attributes: { id, nonce: cspNonce } });
  }

  /** Loads a component of the provider's own SDK, unless the page has it in the right version. */
  async function loadComponent(name: 'client' | 'hostedFields', file: string, id: string): Promise<void> {
    const component = page.braintree?.[name];
    if (component && (!version || component.VERSION === version)) return;
    if (component) throw new Error(`The page has ${file} ${component.VERSION}, but Fastlane needs ${version}.`);
    if (!version) throw new Error(`The version of ${file} is missing.`);
    await load(`braintree/${file}${suffix}`, providerScriptUrl(release.endpoints, version, file + suffix), `${id}-${version}`);
  }

  async function loadAxo(): Promise<void> {
    if (hasModules) configureModules(String(trustedPolicy().createScriptURL(release.folder)));
    await load(`fastlane/axo${suffix}`, `${release.folder}/axo${suffix}.js`, 'axo-id');
  }

  await withTimeLimit(
    Promise.all([
      platform === 'PPCP' && loadComponent('client', 'client', 'client'),
      loadComponent('hostedFields', 'hosted-fields', 'hcf'),
      loadAxo(),
    ]),
    signal,
  );
}

/** Rejects after a minute, because a script that never arrives dispatches no event. */
function withTimeLimit(loading: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, INTEGRATION_TIMEOUT, new Error('Fastlane could not be loaded within a minute.'));
  });
  return abortable(Promise.race([loading, limit]), signal).finally(() => clearTimeout(timer));
}
