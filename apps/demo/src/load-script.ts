interface Policy {
  createScriptURL(url: string): unknown;
}

let policy: Policy | undefined;

/** Under Trusted Types a script's address has to come from a policy that the page's own policy names. */
function trusted(url: string): unknown {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  policy ??= trustedTypes?.createPolicy('fern-and-field', { createScriptURL: (given) => given });
  return policy ? policy.createScriptURL(url) : url;
}

const loading = new Map<string, Promise<void>>();

/** Loads a partner's script once; one that could not be loaded is tried again by the next call. @param url a constant of this shop */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      loading.delete(url);
      reject(new TypeError(`${url} could not be loaded.`));
    };
    Object.assign(element, { src: trusted(url) });
    document.head.append(element);
  });
  loading.set(url, loaded);
  return loaded;
}
