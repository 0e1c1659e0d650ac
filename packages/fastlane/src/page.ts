/** A module of the provider's SDK, as a script puts it into `window.braintree`. */
interface ScriptModule {
  readonly VERSION?: string;
}

type AnyFunction = (...args: never) => unknown;

/** What the scripts, and a page with an AMD module loader, have put on `window`. */
export interface FastlanePage {
  braintree?: {
    client?: ScriptModule;
    hostedFields?: ScriptModule;
    fastlane?: { create?(argument: object): unknown };
  };
  define?: AnyFunction & { amd?: unknown };
  /** Defined where `define.amd` is. */
  require(names: readonly string[], ready: () => void, failed: (error: unknown) => void): void;
  requirejs?: AnyFunction & { config?(settings: { paths: Readonly<Record<string, string>> }): void; undef?(name: string): void };
}

export function readPage(): FastlanePage {
  return window as unknown as FastlanePage;
}
