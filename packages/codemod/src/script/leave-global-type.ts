import type * as t from '@babel/types';
import type { Document } from '../document';
import { reasons } from '../reasons';
import { typePlace } from '../types';
import { rangeOf } from './script-context';
import type { NodePath } from './traverse';

/** `braintree.HostedFields` where nothing of the file is called `braintree`: a type of the reference's that is there without an import. */
export function leaveGlobalType(document: Document, { node, scope }: NodePath<t.TSQualifiedName>): void {
  const { left, right } = node;
  const place =
    left.type === 'Identifier' && left.name === 'braintree' && !scope.hasBinding('braintree') ? typePlace(right.name) : undefined;
  if (!place || /\bnamespace\s+braintree\b/.test(document.source)) return;
  document.leave(rangeOf(node).start, `braintree.${right.name}`, `${reasons.globalTypes}, ${place.name} from ${place.from}`);
}
