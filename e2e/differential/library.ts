import { components, type Namespace } from '@tender/registry';
import type { Site } from '../support/site';

export type Library = 'reference' | 'tender';

export type { Namespace };

/** What a shop loads, by the names of `window.braintree`. */
export const SCRIPTS = Object.fromEntries(components.map(({ namespace, module }) => [namespace, module])) as Readonly<
  Record<Namespace, string>
>;

const ASSETS = 'https://assets.braintreegateway.com/web/3.118.2/js';

const ours = (names: readonly string[]): string[] => names.map((name) => `${ASSETS}/${name}.min.js`);

/**
 * Script tags that put all of one SDK into `window.braintree`: the published package of the reference, our asset host's scripts. The client
 * may be that of the other SDK: components with an authorization use the client script that is already on the page.
 */
export function scriptTags(site: Site, host: string, library: Library, clientOf: Library): string {
  const reference = ['/reference.js', site.script(host, '/reference-as-braintree.js', 'window.braintree = { ...reference };')];
  const paths =
    library === 'tender' ? ours(Object.values(SCRIPTS)) : [...reference, ...(clientOf === 'tender' ? ours([SCRIPTS.client]) : [])];
  return paths.map((path) => `<script src="${path}"></script>`).join('');
}
