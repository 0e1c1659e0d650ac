import type * as t from '@babel/types';
import type { Document } from '../document';
import type { NodePath } from './traverse';

/** What the transformations of one script share. */
export interface ScriptContext {
  readonly document: Document;
  /** Specifiers that an import or a mock has handled, of which all others are only reported, and types that are changed. */
  readonly seen: Set<t.Node>;
  /** Whether the source, or another file of the shop, declares the namespace `braintree` itself. */
  readonly declaresNamespace: boolean;
  /** Whether the source declares a variable `braintree`. */
  readonly declaresVariable: boolean;
  /** Reserves a name that nothing in the file is bound to: the preferred one, or one derived from it. */
  reserveName(preferred: string): string;
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
    declaresNamespace:
      document.options.shop?.declaresGlobalTypes === true || /\b(namespace|module)\s+braintree\b(?!-)/.test(document.source),
    declaresVariable: /\b(var|let|const)\s+braintree\b/.test(document.source),
    reserveName(preferred) {
      const prefix = /^[A-Z]/.test(preferred) ? 'Braintree' : 'braintree';
      const prefixed = `${prefix}${preferred.charAt(0).toUpperCase()}${preferred.slice(1)}`;
      let name = taken.has(preferred) ? prefixed : preferred;
      for (let count = 2; taken.has(name); count += 1) name = prefixed + String(count);
      taken.add(name);
      return name;
    },
  };
}

/** The range of a node in the source. The parser sets `start` and `end` on every node. */
export function getRange(node: t.Node): { start: number; end: number } {
  return { start: node.start ?? 0, end: node.end ?? 0 };
}

export function getText({ document }: ScriptContext, node: t.Node): string {
  return document.source.slice(node.start ?? 0, node.end ?? 0);
}
