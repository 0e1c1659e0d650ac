/** One place that was changed. */
export interface Change {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** One place that was left as it was, or changed with something for a person to look at. */
export interface Left {
  readonly line: number;
  readonly what: string;
  readonly reason: string;
}

export interface TransformOptions {
  /** Where the source came from: its ending says how it is read. */
  readonly file: string;
  /** `web` (the default) imports from `@tender/web`; `packages` from the packages of the components, where a form allows it. */
  readonly to?: 'web' | 'packages' | undefined;
  /** The origin of your asset host. Without it, script tags are left. */
  readonly assets?: string | undefined;
  /** The hashes of its scripts, by path, as `integrity.json` has them. Without them, script tags with `integrity` are left. */
  readonly integrity?: Readonly<Record<string, string>> | undefined;
  /** For a `package.json`: what its sources import once they are changed. Without it, the manifest is left. */
  readonly project?: Project | undefined;
}

export interface Project {
  /** The packages that changed sources import. */
  readonly needs: readonly string[];
  /** Whether anything is left on the reference. */
  readonly keepsReference: boolean;
}

export interface TransformResult {
  readonly code: string;
  readonly changes: readonly Change[];
  readonly left: readonly Left[];
}

/** A file that could not be read as what its name says. It is left as it is. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code = 'CODEMOD_SYNTAX_ERROR';
}
