import type * as t from '@babel/types';
import type { Binding, NodePath } from './traverse';

/** One name that is read from the umbrella object. */
export interface Use {
  readonly name: string;
  /** The type `braintree.Name`. Undefined for a value. */
  readonly type?: t.TSQualifiedName;
}

/** Finds what a file reads from the object of a binding. Shadowing names are other bindings. */
export function findUses(binding: Binding): Use[] {
  const uses = binding.referencePaths.flatMap((path) => readUses(path));
  return [...uses, ...(listTypes(binding.scope).get(binding) ?? [])];
}

const typesByScope = new WeakMap<Binding['scope'], Map<Binding, Use[]>>();

/** Lists the types `braintree.Name` of a scope by the binding of `braintree`. Babel's list of references does not include them. */
function listTypes(scope: Binding['scope']): Map<Binding, Use[]> {
  const known = typesByScope.get(scope);
  if (known) return known;
  const types = new Map<Binding, Use[]>();
  typesByScope.set(scope, types);
  scope.path.traverse({
    TSQualifiedName({ node, scope: inner }) {
      const binding = node.left.type === 'Identifier' ? inner.getBinding(node.left.name) : undefined;
      if (binding) types.set(binding, [...(types.get(binding) ?? []), { name: node.right.name, type: node }]);
    },
  });
  return types;
}

/** Lists what is read at one place. @param path an expression whose value is the umbrella object */
export function readUses({ node, parent, parentPath }: NodePath): Use[] {
  if (parent.type === 'MemberExpression' || parent.type === 'OptionalMemberExpression') {
    const name = parent.object === node ? readKey(parent.property, parent.computed) : undefined;
    if (name === 'default' && parentPath) return readUses(parentPath);
    return name ? [{ name }] : [];
  }
  return parent.type === 'VariableDeclarator' && parent.init === node && parent.id.type === 'ObjectPattern' ? readPattern(parent.id) : [];
}

export function readKey(key: t.Node, computed: boolean | undefined): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  if (key.type === 'TemplateLiteral' && key.expressions.length === 0) return key.quasis[0]?.value.cooked ?? undefined;
  return key.type === 'StringLiteral' ? key.value : undefined;
}

/** The names that a pattern reads, as far as they are not computed. */
export function readPattern(pattern: t.ObjectPattern): Use[] {
  return pattern.properties.flatMap((property) => {
    const name = property.type === 'ObjectProperty' ? readKey(property.key, property.computed) : undefined;
    return name ? [{ name }] : [];
  });
}
