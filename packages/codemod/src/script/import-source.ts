import { findOwner, findPackage } from '../components';
import { findType } from '../find-type';
import type { TransformOptions } from '../report';
import type { Line, Named } from './lines';

/** Finds the module and the name from which a name of the reference is imported after the move. Undefined for a name that Tender does not have. */
export function findImportSource(name: string, { to }: TransformOptions): { from: string; name: string } | undefined {
  const owner = findOwner(name);
  if (owner === 'component') return { from: to === 'packages' ? findPackage(name) : '@tender/web', name };
  return owner === 'type' ? findType(name, to) : undefined;
}

/**
 * Groups named imports by their new module, in their original order.
 * @param original the module of names that Tender does not have
 * @param typesOnly whether the statement imports types only
 */
export function groupNamed(named: readonly Named[], options: TransformOptions, original: string, typesOnly: boolean): Line[] {
  const lines = new Map<string, Line & { named: Named[] }>();
  for (const { imported, local, value, type } of named) {
    // The only class: code compares errors with `instanceof`.
    const source = value && imported === 'BraintreeError' ? { from: errorModule(options), name: 'TenderError' } : undefined;
    const { from, name } = source ?? findImportSource(imported, options) ?? { from: original, name: imported };
    const line = lines.get(from) ?? { from, type: typesOnly, named: [] };
    line.named.push({ imported: name, local, type });
    lines.set(from, line);
  }
  return [...lines.values()];
}

function errorModule({ to }: TransformOptions): string {
  return to === 'packages' ? '@tender/client' : '@tender/web';
}
