import type * as t from '@babel/types';
import { ownerOf, packageOf } from '../components';
import { reasons } from '../reasons';
import { readSpecifier } from '../specifier';
import { typePlace } from '../types';
import { retarget } from './literal';
import { rangeOf, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';

/** `import('braintree-web').HostedFields`, as a type. */
export function changeTypeImport(context: ScriptContext, { node }: NodePath<t.TSImportType>): void {
  const { argument, qualifier } = node;
  const literal = argument as t.Node;
  if (literal.type !== 'StringLiteral') return;
  const specifier = readSpecifier(literal.value);
  if (!specifier) return;
  const { document, seen } = context;
  seen.add(literal);
  const { start } = rangeOf(node);
  const [first] = qualifier ? names(qualifier) : [];
  const place = first ? typePlace(first.name) : undefined;
  if (first && place && specifier.kind !== 'inside') {
    retarget(context, literal, place.from);
    document.replace(rangeOf(first).start, rangeOf(first).end, place.name);
  } else if (specifier.kind === 'module' && specifier.owner === 'ours') {
    retarget(context, literal, `@tender/web/${specifier.module}`);
  } else if (specifier.kind === 'umbrella' && (!first || ownerOf(first.name) === 'ours')) {
    const own = first && document.options.to === 'packages';
    retarget(context, literal, own ? packageOf(first.name) : '@tender/web');
  } else document.leave(start, first?.name ?? literal.value, first && ownerOf(first.name) === 'theirs' ? reasons.stays : reasons.type);
}

function names(entity: t.TSEntityName): t.Identifier[] {
  if (entity.type === 'TSQualifiedName') return [...names(entity.left), entity.right];
  return entity.type === 'Identifier' ? [entity] : [];
}
