/** One edit of a source file. */
export interface TransformChange {
  /** Line of the edit in the transformed source, counted from 1. */
  readonly line: number;
  /** The text before the edit. */
  readonly from: string;
  /** The text after the edit. */
  readonly to: string;
}

/** One place that a person has to check: it was left unchanged, or it was changed and the change needs a review. */
export interface ManualStep {
  /** Line of the place in the transformed source, counted from 1. */
  readonly line: number;
  /** The component, type or text at that place. */
  readonly what: string;
  /** Why it was left, or what to check. */
  readonly reason: string;
}

/** Options of `transform`. */
export interface TransformOptions {
  /** Name of the source file. Its extension decides how the source is parsed. */
  readonly file: string;
  /** `web` imports from `@tender/web`; `packages` from the package of each component, where the form of the import allows it. Default: `web`. */
  readonly to?: 'web' | 'packages' | undefined;
  /** Origin of your asset host, such as `https://assets.shop.example`. Default: none, and script tags are left. */
  readonly assets?: string | undefined;
  /** Hashes of the asset host's scripts by path, as in its `integrity.json`. Default: none, and script tags with `integrity` are left. */
  readonly integrity?: Readonly<Record<string, string>> | undefined;
  /** For a `package.json`: what its transformed sources import. Default: unknown, and the manifest is left. */
  readonly project?: ProjectDependencies | undefined;
  /** What the other files of the shop say. Default: nothing. */
  readonly shop?: ShopContext | undefined;
}

/** What the other files of a shop say about one of them. */
export interface ShopContext {
  /** Whether the shop declares the global types of `braintree-web` itself. Then their uses stay. */
  readonly declaresGlobalTypes: boolean;
  /** Whether the shop declares the module `braintree-web` itself, and imports only types of it. Then these imports stay. */
  readonly declaresModule: boolean;
  /** For a test: the modules whose script addresses change in the sources, such as `client`. The addresses of others stay. */
  readonly movedScripts?: ReadonlySet<string> | undefined;
}

/** What a project needs after its sources are transformed. */
export interface ProjectDependencies {
  /** The Tender packages that the transformed sources import. */
  readonly needs: readonly string[];
  /** How many files of the project still name `braintree-web`. */
  readonly mentions: number;
}

/** Result of `transform`. */
export interface TransformResult {
  /** The transformed source. */
  readonly code: string;
  /** Every edit, by line. */
  readonly changes: readonly TransformChange[];
  /** Every place that a person has to check, by line. */
  readonly left: readonly ManualStep[];
  /** Namespaces of the components that the source uses, such as `hostedFields`. */
  readonly components: readonly string[];
}

/** A source that does not parse as the language that its file name stands for. The file is left unchanged. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** Always `CODEMOD_SYNTAX_ERROR`. */
  readonly code = 'CODEMOD_SYNTAX_ERROR';
}

/** What the codemod did with one file. */
export interface FileReport {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly changes: readonly TransformChange[];
  readonly left: readonly ManualStep[];
  readonly components: readonly string[];
  /** The new name of a mock that Jest finds by its name. */
  readonly movedTo?: string;
  /** Why the file did not parse. Such a file is left unchanged. */
  readonly error?: string;
}
