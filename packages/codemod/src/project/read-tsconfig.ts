import { dirname, join } from 'node:path';
import { readInside } from './shop-folders';
import { findEntry } from './tool-problem';

/** An option of the compiler in lower case, and where it is. */
export interface CompilerOption {
  readonly value: string;
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

export type CompilerOptions = Readonly<Partial<Record<'module' | 'moduleResolution' | 'target', CompilerOption>>>;

interface Config {
  readonly extends?: unknown;
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  readonly files?: unknown;
  readonly references?: unknown;
}

/** Lists the projects of a `tsconfig.json`. One that only refers to others, as those of Angular and Vite do, has no files of its own. */
export function listProjects(file: string, text: string): string[] {
  const { files, references } = parseConfig(hideComments(text)) ?? {};
  const hasFiles = !Array.isArray(files) || files.length > 0;
  const paths: unknown[] = Array.isArray(references) ? references.map((each: { path?: unknown } | null) => each?.path) : [];
  return [...(hasFiles ? [file] : []), ...paths.filter((path) => typeof path === 'string').map((path) => join(dirname(file), path))];
}

/**
 * Reads options of a project and of the files that it extends, as far as these are inside a folder. Undefined when it extends a package, which may set
 * any option, and when it cannot be read.
 * @param known the files that were read. One that is being read has no options yet, so that a circle ends
 */
export function readCompilerOptions(
  folder: string,
  file: string,
  known = new Map<string, CompilerOptions | undefined>(),
): CompilerOptions | undefined {
  const names = file.endsWith('.json') ? [file] : [`${file}.json`, join(file, 'tsconfig.json')];
  const name = names.find((each) => readInside(folder, each) !== undefined);
  if (name === undefined || known.has(name)) return name === undefined ? undefined : known.get(name);
  known.set(name, {});
  const text = hideComments(readInside(folder, name) ?? '');
  const config = parseConfig(text);
  const inherited = config && inheritOptions(config, (base) => readCompilerOptions(folder, join(dirname(name), base), known));
  const options = inherited && { ...inherited, ...readOwnOptions(name, text, config) };
  known.set(name, options);
  return options;
}

function inheritOptions({ extends: bases = [] }: Config, read: (base: string) => CompilerOptions | undefined): CompilerOptions | undefined {
  let options: CompilerOptions | undefined = {};
  for (const base of [bases].flat()) {
    const inherited: CompilerOptions | undefined = typeof base === 'string' && base.startsWith('.') ? read(base) : undefined;
    options = options && inherited && { ...options, ...inherited };
  }
  return options;
}

function readOwnOptions(file: string, text: string, { compilerOptions = {} }: Config): CompilerOptions {
  const keys = ['module', 'moduleResolution', 'target'] as const;
  const found = keys.flatMap((key) => {
    const value = compilerOptions[key];
    return typeof value === 'string' ? [[key, { value: value.toLowerCase(), file, ...findEntry(text, key, value) }] as const] : [];
  });
  return Object.fromEntries(found);
}

function parseConfig(text: string): Config | undefined {
  try {
    const config: unknown = JSON.parse(text.replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, '$1'));
    return typeof config === 'object' && config !== null ? config : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the comments of a JSON file with spaces. */
function hideComments(text: string): string {
  return text.replace(/("(?:\\.|[^"\\])*"?)|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g, (all: string, string?: string) =>
    string === undefined ? all.replace(/[^\n]/g, ' ') : string,
  );
}
