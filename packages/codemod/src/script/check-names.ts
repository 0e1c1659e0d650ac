import { findOwner } from '../components';
import { explainMissing, explainMissingType } from '../missing-parts';
import { reasons } from '../reasons';
import { findImportSource } from './import-source';
import type { ScriptContext } from './script-context';
import type { Use } from './uses';

interface CheckedName extends Pick<Use, 'name'> {
  readonly type?: unknown;
}

/**
 * Records the components among the names that are read from the reference, and reports the names that Tender does not have.
 * @returns whether one of them is neither a component nor a type: such a statement stays, because it may need a newer version
 */
export function checkNames({ document }: ScriptContext, index: number, uses: readonly CheckedName[]): boolean {
  const names = new Map(uses.map(({ name, type }) => [name, type]));
  for (const [name, type] of names) {
    const owner = findOwner(name);
    if (owner === 'component') document.components.add(name);
    else if (owner === 'unknown') document.leave(index, name, explainMissing(name) ?? reasons.unknown);
    else if (!findImportSource(name, document.options)) document.leave(index, name, explainMissingType(name));
    else if (type === undefined) document.leave(index, name, reasons.value);
  }
  return [...names.keys()].some((name) => findOwner(name) === 'unknown');
}
