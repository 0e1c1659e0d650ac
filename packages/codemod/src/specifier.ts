import { findComponent } from './components';
import { explainMissingModule } from './missing-parts';
import { reasons } from './reasons';

/** What a module specifier names in the reference. */
export type Specifier =
  /** The whole package. `core` is a file of the types package, with types that the whole package exports too. */
  | { readonly kind: 'umbrella' }
  | { readonly kind: 'module'; readonly module: string; readonly component: string }
  | { readonly kind: 'inside'; readonly reason: string };

const ending = String.raw`(?:\/index)?(?:\.min)?(?:\.m?js|\.d(?:\.ts)?)?$`;
const whole = new RegExp(`^(?:|index|dist/(?:browser/)?index|(?:modules/)?core)${ending}`);
/** The file of a component. `modules` is a folder of older versions of the types package. */
const file = new RegExp(String.raw`^(?:dist\/(?:browser\/)?|esm\/|modules\/)?([a-z\d-]+?)${ending}`);

/** Parses a module specifier. Undefined for any package other than the reference, even with a similar name. */
export function readSpecifier(text: string): Specifier | undefined {
  if (!/^braintree-web(\/|$)/.test(text)) return undefined;
  const path = text.slice('braintree-web/'.length);
  if (whole.test(path)) return { kind: 'umbrella' };
  const module = file.exec(path)?.[1];
  const component = module && findComponent(module);
  if (module && component) return { kind: 'module', module, component };
  return { kind: 'inside', reason: explainMissingModule(module ?? '') ?? reasons.inside };
}
