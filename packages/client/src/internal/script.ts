import { createElement, type Attributes } from './create-element';
import { isScriptUrl } from './endpoints';
import { quietly } from './quietly';

export interface ScriptOptions {
  readonly src: string;
  /** Further attributes of the element, by their names. */
  readonly attributes?: Attributes;
  /** Where the element goes; `document.head` by default. */
  readonly container?: Element;
}

interface Policy {
  createScriptURL(url: string): string;
}
interface Realm {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  [POLICY]?: Policy;
}

// Kept by the realm, since a page's policy usually allows each name once and two copies of this package may be on it.
const POLICY = Symbol.for('tender.policy');

const rules: Policy = {
  createScriptURL(url) {
    if (!isScriptUrl(url)) throw new TypeError(`${url} could not be loaded.`);
    return url;
  },
};

/**
 * A script's URL as the page's Trusted Types want it. Where the page has none, or does not allow our policy, the string, by the same rule.
 * @throws TypeError for a URL that is not on a host from which the SDK loads scripts
 */
export function trustedUrl(url: string): string {
  const realm = globalThis as Realm;
  // Where the page does not allow the name, its own policy decides what happens to the string.
  return (realm[POLICY] ??= quietly(() => realm.trustedTypes?.createPolicy('tender', rules)) ?? rules).createScriptURL(url);
}

/**
 * Appends a script element. Resolves with it once loaded, rejects with an Error naming the URL when it cannot be loaded; the element is
 * removed then.
 */
export function injectScript({ src, attributes = {}, container = document.head }: ScriptOptions): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    const element = createElement('script', { id: '', ...attributes });
    element.async = true;
    element.onload = () => resolve(element);
    element.onerror = element.onabort = () => {
      element.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    element.src = trustedUrl(src);
    container.append(element);
  });
}

const loading = new Map<string, Promise<HTMLScriptElement>>();

/** Loads a script once per page and set of options; a failed load is forgotten, so that the next call tries again. */
export function loadScript({ container, ...options }: ScriptOptions): Promise<HTMLScriptElement> {
  const key = JSON.stringify(options);
  const known = loading.get(key);
  if (known) return known;
  const load = injectScript({ ...options, container });
  loading.set(key, load);
  load.catch(() => loading.delete(key));
  return load;
}
