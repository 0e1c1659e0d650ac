import { createElement, type Attributes } from './create-element';
import { isScriptUrl } from './endpoints';
import { attempt } from './attempt';

export interface ScriptOptions {
  readonly src: string;
  /** Further attributes of the element. */
  readonly attributes?: Attributes;
  /** Parent of the element. Default `document.head`. */
  readonly container?: Element;
}

/**
 * A policy of Trusted Types, the browser's guard against injected scripts. It returns objects that can be assigned to `src` and `text` like strings, so
 * they have the type `string` here.
 */
export interface TrustedTypesPolicy {
  createScriptURL(url: string): string;
  createScript(json: string): string;
}
interface GlobalObject {
  trustedTypes?: { createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy };
  [POLICY]?: TrustedTypesPolicy;
}

// Our policy is stored on the global object: a page may load two copies of this package, and browsers usually let a policy be created only once.
const POLICY = Symbol.for('tender.policy');

const ownPolicy: TrustedTypesPolicy = {
  createScriptURL(url) {
    if (!isScriptUrl(url)) throw new TypeError(`${url} could not be loaded.`);
    return url;
  },
  // A script element can hold data. JSON does nothing even if a browser should run it.
  createScript: (json) => JSON.stringify(JSON.parse(json)),
};

/** Lets the policy accept more URLs. For `tender.min.js`, which loads its other files from its own folder. */
export function trustScripts(isTrusted: (url: string) => boolean): void {
  const { createScriptURL } = ownPolicy;
  ownPolicy.createScriptURL = (url) => (isTrusted(url) ? url : createScriptURL(url));
}

/**
 * Returns the policy that guards scripts. Its `createScriptURL` throws a TypeError for a URL on a host from which Tender loads no scripts; its
 * `createScript` takes JSON for a script element that holds data. Both return plain strings where the browser has no Trusted Types, or where the page does
 * not allow a policy named `tender`. In the second case the page may refuse the string.
 */
export function trustedPolicy(): TrustedTypesPolicy {
  const target = globalThis as GlobalObject;
  return (target[POLICY] ??= attempt(() => target.trustedTypes?.createPolicy('tender', ownPolicy)) ?? ownPolicy);
}

/**
 * Appends a script element and resolves with it once it has loaded. Rejects with an Error that names the URL when it cannot be loaded, and removes
 * the element.
 */
export function injectScript({ src, attributes = {}, container = document.head }: ScriptOptions): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    const element = createElement('script', { id: '', ...attributes }); // the provider's scripts have an empty `id` as well
    element.async = true;
    element.onload = () => resolve(element);
    element.onerror = element.onabort = () => {
      element.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    element.src = trustedPolicy().createScriptURL(src);
    container.append(element);
  });
}

const scriptsByKey = new Map<string, Promise<HTMLScriptElement>>();

/**
 * Loads a script, or returns the element of an earlier call with the same URL and attributes; `container` is not compared. After a failure the next
 * call tries again.
 */
export function loadScript({ container, ...options }: ScriptOptions): Promise<HTMLScriptElement> {
  const key = JSON.stringify(options);
  const known = scriptsByKey.get(key);
  if (known) return known;
  const load = injectScript({ ...options, container });
  scriptsByKey.set(key, load);
  load.catch(() => scriptsByKey.delete(key));
  return load;
}
