import { VERSION } from '../constants';

/**
 * URL of a provider page on the asset host.
 * @param assetsUrl of the configuration, without a trailing slash
 * @param isMinified pages without a minified build are loaded with `false`
 */
export function framePageUrl(assetsUrl: string | undefined, page: string, isMinified: boolean): string {
  return `${assetsUrl}/web/${VERSION}/html/${page}${isMinified ? '.min' : ''}.html`;
}
