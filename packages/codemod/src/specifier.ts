import { findComponent, findOwner } from './components';

/** What a module specifier names in the reference. */
export type Specifier =
  | { readonly kind: 'umbrella' }
  | { readonly kind: 'module'; readonly module: string; readonly component: string; readonly owner: 'tender' | 'reference' }
  /** Files of the types package, which shops with older types import by name. */
  | { readonly kind: 'types' }
  | { readonly kind: 'inside' };

const file = /^(?:dist\/(?:browser\/)?|esm\/)?([a-z-]+?)(?:\/index)?(?:\.min)?(?:\.m?js)?$/;

/** Parses a module specifier. Undefined for any package other than the reference, even with a similar name. */
export function readSpecifier(text: string): Specifier | undefined {
  if (!/^braintree-web(\/|$)/.test(text)) return undefined;
  const path = text.slice('braintree-web/'.length);
  if (/^(|index(\.js)?|dist\/(browser\/)?index(\.min)?\.js)$/.test(path)) return { kind: 'umbrella' };
  if (/^modules\/[a-z-]+$/.test(path)) return { kind: 'types' };
  const module = file.exec(path)?.[1];
  const component = module && findComponent(module);
  if (!module || !component) return { kind: 'inside' };
  return { kind: 'module', module, component, owner: findOwner(component) === 'tender' ? 'tender' : 'reference' };
}
