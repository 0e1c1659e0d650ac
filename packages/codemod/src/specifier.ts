import { findComponent } from './components';
import { explainMissingModule } from './missing-parts';
import { reasons } from './reasons';

/** What a module specifier names in the reference. */
export type Specifier =
  /** The whole package. `core` and `modules/…` are files of the types package, which export the same types. */
  | { readonly kind: 'umbrella' }
  | { readonly kind: 'module'; readonly module: string; readonly component: string }
  | { readonly kind: 'inside'; readonly reason: string };

const file = /^(?:dist\/(?:browser\/)?|esm\/)?([a-z\d-]+?)(?:\/index)?(?:\.min)?(?:\.m?js)?$/;

/** Parses a module specifier. Undefined for any package other than the reference, even with a similar name. */
export function readSpecifier(text: string): Specifier | undefined {
  if (!/^braintree-web(\/|$)/.test(text)) return undefined;
  const path = text.slice('braintree-web/'.length);
  if (/^(|index(\.js)?|dist\/(browser\/)?index(\.min)?\.js|core|modules\/[a-z-]+)$/.test(path)) return { kind: 'umbrella' };
  const module = file.exec(path)?.[1];
  const component = module && findComponent(module);
  if (module && component) return { kind: 'module', module, component };
  return { kind: 'inside', reason: explainMissingModule(module ?? '') ?? reasons.inside };
}
