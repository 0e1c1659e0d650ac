import { join } from 'node:path';
import { compareVersions } from '../version-notes';
import { listProjects, readCompilerOptions, type CompilerOption, type CompilerOptions } from './read-tsconfig';
import { readInside } from './shop-folders';
import type { ToolProblem } from './tool-problem';

const REMEDY =
  'with this, TypeScript resolves modules in the classic way, and does not find the types of Tender: add "moduleResolution": "node", or "bundler"';

/**
 * Finds the projects of a folder whose TypeScript resolves modules in the classic way: by their settings, or by default.
 * @param version of TypeScript, if it is known
 */
export function checkResolution(folder: string, version: string | undefined): ToolProblem[] {
  const file = join(folder, 'tsconfig.json');
  const text = readInside(folder, file);
  if (text === undefined) return [];
  return listProjects(file, text).flatMap((project) => {
    const options = readCompilerOptions(folder, project);
    const classic = options && findClassic(options, version);
    return classic ? [{ file: classic.file, line: classic.line, what: classic.what, remedy: REMEDY }] : [];
  });
}

/** Finds the option that makes the resolution classic. Without one of its own, it follows from `module`, and that from `target`. */
function findClassic({ moduleResolution, module, target }: CompilerOptions, version: string | undefined): CompilerOption | undefined {
  if (moduleResolution) return moduleResolution.value === 'classic' ? moduleResolution : undefined;
  if (version !== undefined && compareVersions(version, '6.0.0') >= 0) return undefined;
  if (module) return /^(?:es|amd|umd|system|none)/.test(module.value) ? module : undefined;
  return target && !/^es[35]$/.test(target.value) ? target : undefined;
}
