import { attempt, defineComponent, endpointsFromConfiguration, fastlaneUrl, type Component, type Scope } from '@tender/client/internal';
import { createArgument } from './actions/create-argument';
import { loadFastlane } from './actions/load-fastlane';
import { fastlaneErrors } from './errors';
import type { FastlaneAnalyticsEvent } from './events';
import type { LoaderOptions } from './loader-options';
import { readPage } from './page';
import type { Fastlane, FastlaneCreateOptions } from './types';

const loader: Component<LoaderOptions, Fastlane> = /* @__PURE__ */ defineComponent({
  name: 'fastlane',
  prefix: 'fastlane',
  async create({ options, client: getClient, signal }: Scope<LoaderOptions, FastlaneAnalyticsEvent, 'fastlane'>): Promise<Fastlane> {
    const client = await getClient();
    const configuration = client.getConfiguration();
    const endpoints = endpointsFromConfiguration(configuration);
    const folder = fastlaneUrl(endpoints, options.metadata?.bundleIdOverride);
    const release = {
      endpoints,
      folder,
      version: client.getVersion(),
      minified: configuration.gatewayConfiguration.environment === 'production',
    };
    try {
      await loadFastlane(options, release, signal);
      const script = readPage().braintree?.fastlane;
      // On a page with this component's own script tag, `window.braintree.fastlane` is this component until the loaded script replaces it.
      if (!script?.create || script.create === fastlane.create) throw new Error('The Fastlane script did not provide Fastlane.');
      return (await script.create(createArgument(options, client, folder))) as Fastlane;
    } catch (error) {
      const message = attempt(() => (error as Partial<Error>).message) || 'Fastlane could not be loaded.';
      throw fastlaneErrors.FASTLANE_SDK_LOAD_ERROR({ message }, { originalError: error });
    }
  },
});

/**
 * Fastlane by PayPal, which recognizes customers by their email address and fills in the address and the card that they have saved. `create` loads
 * the provider's own script and resolves with the object of that script, which has no `teardown`. It rejects with FASTLANE_SDK_LOAD_ERROR.
 */
export const fastlane: Component<FastlaneCreateOptions, Fastlane> = /* @__PURE__ */ Object.assign({}, loader, {
  create: (options: FastlaneCreateOptions, ...callback: []) => loader.create(setDebugAside(options), ...callback),
});

/** `debug` is an option of the script here. A client that is created from `authorization` must not receive it. */
function setDebugAside(options: FastlaneCreateOptions): LoaderOptions {
  if (!options || typeof options !== 'object') return options;
  const scriptOptions = { enumerable: true, get: () => ({ debug: options.debug, isDebug: options.isDebug }) };
  // Nothing is read yet: options may be inherited, and one that throws is an error of `create`.
  return Object.create(options, { debug: {}, isDebug: {}, scriptOptions }) as LoaderOptions;
}
