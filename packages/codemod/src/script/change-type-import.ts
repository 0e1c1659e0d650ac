import type * as t from '@babel/types';
import { findOwner, findPackage } from '../components';
import { findType } from '../find-type';
import { asTypeReason, explainMissingType } from '../missing-parts';
import { readSpecifier } from '../specifier';
import { leavesOwnTypes, retarget } from './literal';
import { getRange, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';

/** Changes the type `import('braintree-web').HostedFields`, and `typeof import('braintree-web')`. */
export function changeTypeImport(context: ScriptContext, { node }: NodePath<t.TSImportType>): void {
  const { argument, qualifier } = node;
  const literal = argument as t.Node;
  if (literal.type !== 'StringLiteral') return;
  const specifier = readSpecifier(literal.value);
  if (!specifier) return;
  const { document, seen } = context;
  if (seen.has(literal)) return;
  seen.add(literal);
  if (leavesOwnTypes(context, literal)) return;
  const { start } = getRange(node);
  if (specifier.kind === 'inside') return document.leave(start, literal.value, asTypeReason(specifier.reason));
  const [first] = qualifier ? listIdentifiers(qualifier) : [];
  const location = first && findType(first.name, document.options.to);
  if (location && specifier.kind === 'umbrella') {
    retarget(context, literal, location.from);
    document.replace(getRange(first).start, getRange(first).end, location.name);
  } else if (specifier.kind === 'module') {
    document.components.add(specifier.component);
    retarget(context, literal, `@tender/web/${specifier.module}`);
  } else if (!first || findOwner(first.name) === 'component') {
    const own = first && document.options.to === 'packages';
    retarget(context, literal, own ? findPackage(first.name) : '@tender/web');
  } else document.leave(start, first.name, explainMissingType(first.name));
}

function listIdentifiers(entity: t.TSEntityName): t.Identifier[] {
  if (entity.type === 'TSQualifiedName') return [...listIdentifiers(entity.left), entity.right];
  return entity.type === 'Identifier' ? [entity] : [];
}
