import { isLoopback } from './endpoints';

export interface ScriptOptions {
  src: string;
  id?: string;
  type?: string;
  crossorigin?: string;
  /** `data-*` attributes, by their names without `data-`. */
  data?: Readonly<Record<string, string>>;
  /** Where the element goes; `document.head` by default. */
  container?: Element;
}

interface Policy {
  createScript(text: string): string;
  createScriptURL(url: string): string;
}
interface Realm {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  [POLICY]?: Policy;
}

// Kept by the realm, since a page's policy usually allows each name once and two copies of this package may be on it.
const POLICY = Symbol.for('tender.policy');

const rules: Policy = {
  // Data blocks only: anything that could run is not JSON.
  createScript: (text) => JSON.stringify(JSON.parse(text)),
  createScriptURL(url) {
    const { protocol, hostname } = new URL(url, location.href);
    if (protocol === 'https:' || isLoopback(hostname)) return url;
    throw new TypeError(`No script is loaded from ${url}.`);
  },
};

/**
 * A script URL, or the JSON of a data block, as the page's Trusted Types want it. Where the page has none, or does not allow our policy,
 * plain strings that passed the same rules.
 * @throws TypeError for a URL that is neither https nor on a loopback host; SyntaxError for text that is not JSON
 */
export function trusted(kind: 'script' | 'url', value: string): string {
  const realm = globalThis as Realm;
  let policy = realm[POLICY];
  if (!policy) {
    try {
      policy = realm.trustedTypes?.createPolicy('tender', rules) ?? rules;
    } catch {
      policy = rules;
    }
    Object.defineProperty(realm, POLICY, { value: policy, configurable: true });
  }
  return kind === 'script' ? policy.createScript(value) : policy.createScriptURL(value);
}

/**
 * Appends a script element. Resolves with it once loaded, rejects with an Error naming the URL when it cannot be loaded; the element is
 * removed then.
 */
export function injectScript({ src, id, type, crossorigin, data, container = document.head }: ScriptOptions): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.id = id ?? '';
    element.async = true;
    if (type) element.type = type;
    if (crossorigin) element.setAttribute('crossorigin', crossorigin);
    Object.entries(data ?? {}).forEach(([name, value]) => element.setAttribute(`data-${name}`, value));
    const fail = (): void => {
      element.remove();
      reject(new Error(`${src} failed to load.`));
    };
    element.addEventListener('load', () => resolve(element));
    element.addEventListener('error', fail);
    element.addEventListener('abort', fail);
    element.src = trusted('url', src);
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
