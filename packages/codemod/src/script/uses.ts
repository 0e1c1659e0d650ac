import type * as t from '@babel/types';
import type { Binding, NodePath } from './traverse';

/** One name that is read from the umbrella object. */
export interface Use {
  readonly name: string;
  /** The expression or type `braintree.name`; or the declarator `{ name } = braintree`. */
  readonly node: t.MemberExpression | t.OptionalMemberExpression | t.TSQualifiedName | t.VariableDeclarator;
}

/** Everything that is read from the umbrella object. */
export interface Uses {
  readonly members: Use[];
  /** A place where the object is passed on, so that it is unknown what is read from it. */
  whole?: t.Node;
  /** Whether that place reads from the object by a computed name. */
  computed?: boolean;
}

/** Finds what a file reads from the object of a binding. Shadowing names are other bindings. */
export function findUses(binding: Binding): Uses {
  const uses: Uses = { members: [] };
  for (const path of binding.referencePaths) addUse(uses, path);
  // Babel's list of references does not include types.
  binding.scope.path.traverse({
    TSQualifiedName({ node, scope }) {
      const { left } = node;
      if (left.type !== 'Identifier' || scope.getBinding(left.name) !== binding) return;
      if (!uses.members.some((use) => use.node === node)) uses.members.push({ name: node.right.name, node });
    },
  });
  return uses;
}

/** Adds what is read at one place. @param path an expression whose value is the umbrella object */
export function addUse(uses: Uses, path: NodePath): void {
  const { node, parent } = path;
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const name = parent.object === node ? readKey(parent.property, parent.computed) : undefined;
      if (name === 'default' && path.parentPath) addUse(uses, path.parentPath);
      else if (name) uses.members.push({ name, node: parent });
      else {
        uses.computed ??= uses.whole === undefined && parent.object === node;
        uses.whole ??= node;
      }
      return;
    }
    case 'TSQualifiedName':
      uses.members.push({ name: parent.right.name, node: parent });
      return;
    case 'VariableDeclarator': {
      const names = parent.init === node && parent.id.type === 'ObjectPattern' ? readNames(parent.id) : undefined;
      if (names) uses.members.push(...names.map((name) => ({ name, node: parent })));
      else uses.whole ??= node;
      return;
    }
    case 'TSTypeQuery':
      return; // `typeof braintree` is a type and holds for either object
    default:
      uses.whole ??= node;
  }
}

export function readKey(key: t.Node, computed: boolean | undefined): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  if (key.type === 'TemplateLiteral' && key.expressions.length === 0) return key.quasis[0]?.value.cooked ?? undefined;
  return key.type === 'StringLiteral' ? key.value : undefined;
}

/** The names that a pattern reads. Undefined when it also reads the rest or a computed name. */
export function readNames(pattern: t.ObjectPattern): string[] | undefined {
  const names = pattern.properties.map((property) =>
    property.type === 'ObjectProperty' ? readKey(property.key, property.computed) : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}
