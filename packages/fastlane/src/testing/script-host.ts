import { readPage } from '../page';

type Outcome = 'load' | 'error' | 'hang';

/** For tests: the hosts of the scripts, and what those scripts do to the page. jsdom loads no scripts. */
export interface ScriptHost {
  /** The `create` of the Fastlane script. Tests change what it does. */
  readonly create: jest.Mock<unknown, [argument: Record<string, unknown>]>;
  /** What the Fastlane script leaves as `window.braintree.fastlane`. Default: an object with `create`. */
  provides: object | undefined;
  /** Decides by the URL of a script what becomes of it. Default: it loads. */
  outcome(src: string): Outcome;
  /** All script elements on the page. */
  elements(): HTMLScriptElement[];
  /** Ends a script that hangs. */
  finish(element: HTMLScriptElement, outcome: Outcome): void;
  /** Removes the elements and everything that the scripts have left. */
  close(): void;
}

/** What `create` of the Fastlane script resolves with. */
export const FASTLANE = { identity: {}, profile: {}, setLocale() {} };

export function openScriptHost(): ScriptHost {
  const page = readPage();
  const create = jest.fn<unknown, [Record<string, unknown>]>(() => Promise.resolve(FASTLANE));
  const host: ScriptHost = {
    create,
    provides: { create },
    outcome: () => 'load',
    elements: () => Array.from(document.querySelectorAll('script')),
    finish(element, outcome) {
      if (outcome === 'hang') return;
      if (outcome === 'load') run(element.src);
      element.dispatchEvent(new window.Event(outcome));
    },
    close() {
      observer.disconnect();
      document.head.replaceChildren();
      for (const name of ['braintree', 'define', 'require', 'requirejs']) Reflect.deleteProperty(page, name);
    },
  };
  function run(src: string): void {
    const version = /\/web\/(.*)\/js\//.exec(src)?.[1] ?? '';
    const braintree = (page.braintree ??= {});
    if (src.includes('/axo.')) Object.assign(braintree, host.provides && { fastlane: host.provides });
    else if (src.includes('/hosted-fields.')) braintree.hostedFields = { VERSION: version };
    else braintree.client = { VERSION: version };
  }
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => Array.from(addedNodes)))
      if (node instanceof HTMLScriptElement) host.finish(node, host.outcome(node.src));
  });
  observer.observe(document.head, { childList: true });
  return host;
}
