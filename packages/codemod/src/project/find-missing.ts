import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Lists the packages that are not installed for a folder. */
export function findMissing(names: readonly string[], folder: string): string[] {
  return names.filter((name) => {
    for (let at = resolve(folder); ; at = dirname(at)) {
      if (existsSync(join(at, 'node_modules', name))) return false;
      if (at === dirname(at)) return true;
    }
  });
}
