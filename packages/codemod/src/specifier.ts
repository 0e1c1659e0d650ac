import { componentOf, ownerOf } from './components';

/** What a module specifier asks the reference for. */
export type Specifier =
  | { readonly kind: 'umbrella' }
  | { readonly kind: 'module'; readonly module: string; readonly component: string; readonly owner: 'ours' | 'theirs' }
  /** The types' own files, which shops with older types import by name. */
  | { readonly kind: 'types' }
  | { readonly kind: 'inside' };

const file = /^(?:dist\/(?:browser\/)?|esm\/)?([a-z-]+?)(?:\/index)?(?:\.min)?(?:\.m?js)?$/;

/** Undefined for whatever is not the reference, however alike its name. */
export function readSpecifier(text: string): Specifier | undefined {
  if (!/^braintree-web(\/|$)/.test(text)) return undefined;
  const path = text.slice('braintree-web/'.length);
  if (/^(|index(\.js)?|dist\/(browser\/)?index(\.min)?\.js)$/.test(path)) return { kind: 'umbrella' };
  if (/^modules\/[a-z-]+$/.test(path)) return { kind: 'types' };
  const module = file.exec(path)?.[1];
  const component = module && componentOf(module);
  if (!module || !component) return { kind: 'inside' };
  return { kind: 'module', module, component, owner: ownerOf(component) === 'ours' ? 'ours' : 'theirs' };
}
