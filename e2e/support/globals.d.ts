/** What the bundles of test pages define. */
declare global {
  interface Window {
    tender: typeof import('@tender/web') & {
      client_: typeof import('@tender/client/internal');
      frameService: typeof import('@tender/frame-service/internal');
    };
    // The provider's SDK has no types of its own; tests look at what comes out of it.
    reference: { client: Reference; hostedFields: Reference; VERSION: string };
    framebus: { Framebus: typeof import('framebus') };
    axeCore: { run: typeof import('axe-core').run };
  }
  interface Reference {
    create(options: unknown): Promise<unknown>;
    VERSION: string;
  }
}

export {};
