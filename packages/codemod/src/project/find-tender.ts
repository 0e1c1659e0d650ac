import { components } from '@tender/registry';
import { VERSION } from '../components';

const version = VERSION.replaceAll('.', '\\.');
/** A package of Tender that a payment page uses. The tools may be installed before the shop moves. */
const imported = /["'`]@tender\/(?!(?:codemod|csp|sandbox)\b)[a-z]/;
/** A script of an asset host. */
const script = new RegExp(String.raw`(?<!braintreegateway\.com)\\?/web\\?/${version}\\?/js\\?/([a-z-]+)`, 'g');

/** What a file contains that uses Tender. A file without any of these, and without a name of the reference, is not read any further. */
export const tenderWords: readonly string[] = ['@tender/', `${VERSION}/js/`, `${VERSION}\\/js\\/`];

/** Whether a text uses Tender: an earlier run has changed it. */
export function usesTender(text: string): boolean {
  return imported.test(text) || text.search(script) >= 0;
}

/** Lists the namespaces of the components that a text uses from Tender. */
export function listTenderComponents(text: string): string[] {
  if (!tenderWords.some((word) => text.includes(word))) return [];
  const scripts = new Set([...text.matchAll(script)].map(([, module]) => module));
  const modules = new Set([...text.matchAll(/["'`](@tender\/[a-z/-]+)["'`]/g)].map(([, module]) => module));
  const lists = [...text.matchAll(/\{([^{}]*)\}\s*(?:from|=)[\w(\s]{0,20}["'`]@tender\/web["'`]/g)].map(([, names]) => names);
  const members = new Set(lists.join().match(/\w+/g));
  return components
    .filter(
      ({ from, module, namespace }) =>
        [from, `@tender/web/${module}`].some((each) => modules.has(each)) || scripts.has(module) || members.has(namespace),
    )
    .map(({ namespace }) => namespace);
}
