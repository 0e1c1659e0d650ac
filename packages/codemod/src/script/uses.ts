import type * as t from '@babel/types';
import type { Binding, NodePath } from './traverse';

/** One name taken from the umbrella object. */
export interface Use {
  readonly name: string;
  /** The expression or type `braintree.name`; or the declarator `{ name } = braintree`. */
  readonly node: t.MemberExpression | t.OptionalMemberExpression | t.TSQualifiedName | t.VariableDeclarator;
}

export interface Uses {
  readonly members: Use[];
  /** A place where the object is handed on, so that what is read from it is not seen here. */
  whole?: t.Node;
  /** That place reads from the object, by a name that is computed. */
  computed?: boolean;
}

/** What a file reads from the object that a name is bound to; names that shadow it are other bindings. */
export function usesOf(binding: Binding): Uses {
  const uses: Uses = { members: [] };
  for (const path of binding.referencePaths) addUse(uses, path);
  // The parser's own list of references has no types.
  binding.scope.path.traverse({
    TSQualifiedName({ node, scope }) {
      const { left } = node;
      if (left.type !== 'Identifier' || scope.getBinding(left.name) !== binding) return;
      if (!uses.members.some((use) => use.node === node)) uses.members.push({ name: node.right.name, node });
    },
  });
  return uses;
}

/** @param path of an expression that is the umbrella object */
export function addUse(uses: Uses, path: NodePath): void {
  const { node, parent } = path;
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const name = parent.object === node ? keyOf(parent.property, parent.computed) : undefined;
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
      const names = parent.init === node && parent.id.type === 'ObjectPattern' ? namesIn(parent.id) : undefined;
      if (names) uses.members.push(...names.map((name) => ({ name, node: parent })));
      else uses.whole ??= node;
      return;
    }
    case 'TSTypeQuery':
      return; // `typeof braintree`: a type, true of either object
    default:
      uses.whole ??= node;
  }
}

export function keyOf(key: t.Node, computed: boolean | undefined): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  if (key.type === 'TemplateLiteral' && key.expressions.length === 0) return key.quasis[0]?.value.cooked ?? undefined;
  return key.type === 'StringLiteral' ? key.value : undefined;
}

/** The names that a pattern takes; undefined where it also takes the rest, or a name that is computed. */
export function namesIn(pattern: t.ObjectPattern): string[] | undefined {
  const names = pattern.properties.map((property) =>
    property.type === 'ObjectProperty' ? keyOf(property.key, property.computed) : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}
