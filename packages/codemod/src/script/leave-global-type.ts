import type * as t from '@babel/types';
import type { Document } from '../document';
import { reasons } from '../reasons';
import { findType } from '../find-type';
import { getRange } from './script-context';
import type { NodePath } from './traverse';

/** Reports `braintree.HostedFields` in a file that declares no `braintree`: the reference declares these types globally. */
export function leaveGlobalType(document: Document, { node, scope }: NodePath<t.TSQualifiedName>): void {
  const { left, right } = node;
  const location =
    left.type === 'Identifier' && left.name === 'braintree' && !scope.hasBinding('braintree') ? findType(right.name) : undefined;
  if (!location || /\bnamespace\s+braintree\b/.test(document.source)) return;
  document.leave(getRange(node).start, `braintree.${right.name}`, `${reasons.globalTypes}, ${location.name} from ${location.from}`);
}
