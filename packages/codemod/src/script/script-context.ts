import type * as t from '@babel/types';
import type { Document } from '../document';
import type { NodePath } from './traverse';

/** A script being changed. */
export interface ScriptContext {
  readonly document: Document;
  /** Specifiers that an import, a mock or the like has answered for; other strings are only looked at. */
  readonly seen: Set<t.Node>;
  /** A name that nothing in the file is bound to, from now on taken. */
  freeName(wanted: string): string;
}

export function createContext(document: Document, program: NodePath<t.Program>): ScriptContext {
  const taken = new Set(Object.keys(program.scope.globals));
  for (const name of Object.keys(program.scope.bindings)) taken.add(name);
  program.traverse({
    Scope(path) {
      for (const name of Object.keys(path.scope.bindings)) taken.add(name);
    },
  });
  return {
    document,
    seen: new Set(),
    freeName(wanted) {
      const prefix = /^[A-Z]/.test(wanted) ? 'Braintree' : 'braintree';
      const prefixed = `${prefix}${wanted.charAt(0).toUpperCase()}${wanted.slice(1)}`;
      let name = taken.has(wanted) ? prefixed : wanted;
      for (let count = 2; taken.has(name); count += 1) name = prefixed + String(count);
      taken.add(name);
      return name;
    },
  };
}

/** Where a node is. Nodes that the parser made always know. */
export function rangeOf(node: t.Node): { start: number; end: number } {
  return { start: node.start ?? 0, end: node.end ?? 0 };
}

export function textOf({ document }: ScriptContext, node: t.Node): string {
  return document.source.slice(node.start ?? 0, node.end ?? 0);
}
