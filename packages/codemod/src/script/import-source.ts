import { findOwner, findPackage } from '../components';
import type { TransformOptions } from '../report';
import { findType } from '../find-type';
import type { Line, Named } from './lines';

/** The module and the name from which something is imported. */
interface ImportSource {
  readonly from: string;
  readonly name: string;
  readonly type: boolean;
}

/** Finds where a name of the umbrella package is imported from after the move. */
export function findImportSource(name: string, { to }: TransformOptions): ImportSource {
  switch (findOwner(name)) {
    case 'tender':
      return { from: to === 'packages' ? findPackage(name) : '@tender/web', name, type: false };
    case 'type':
      return { ...(findType(name) ?? { from: 'braintree-web', name }), type: true };
    default:
      return { from: 'braintree-web', name, type: false };
  }
}

/** Groups named imports by their new module, in their original order. */
export function groupNamed(named: readonly Named[], options: TransformOptions, typesOnly: boolean): Line[] {
  const lines = new Map<string, Line & { named: Named[] }>();
  for (const { imported, local } of named) {
    const source = findImportSource(imported, options);
    const type = typesOnly || source.type;
    const key = `${source.from} ${type}`;
    const line = lines.get(key) ?? { from: source.from, type, named: [] };
    line.named.push({ imported: source.name, local });
    lines.set(key, line);
  }
  return [...lines.values()];
}
