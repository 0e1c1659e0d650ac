import type * as t from '@babel/types';
import type { Document } from '../document';
import { reasons } from '../reasons';
import { readSpecifier } from '../specifier';
import { rangeOf } from './script-context';
import type { NodePath } from './traverse';

type Text = t.StringLiteral | t.RegExpLiteral | t.TemplateElement;

/** Names of the reference in text that no import, mock or the like answers for. */
export function leaveText(document: Document, path: NodePath<Text>, text: string): void {
  const reason = reasonFor(path, text);
  if (reason) document.leave(rangeOf(path.node).start, text, reason);
}

function reasonFor(path: NodePath<Text>, text: string): string | undefined {
  const { node, parent } = path;
  if (/^braintree-web-drop-in(-react)?(\/|$)/.test(text)) return reasons.dropIn;
  if (node.type === 'RegExpLiteral' || /(^|\/)node_modules\//.test(text)) {
    return /braintree-web(?!-drop)/.test(text) ? reasons.string : undefined;
  }
  if (/^\^braintree-web(?!-)|^braintree-web\$$/.test(text)) return reasons.string; // patterns, in maps of modules
  if (!readSpecifier(text)) return undefined;
  const isPart = parent.type === 'BinaryExpression' || (parent.type === 'TemplateLiteral' && parent.expressions.length > 0);
  if (isPart) return parent.type === 'TemplateLiteral' && parent.quasis[0] !== node ? undefined : reasons.computed;
  return isAskedOfLoader(path) ? reasons.amd : reasons.string;
}

/** In the list of `define([…])` or `require([…])`, or asked of the `require` that such a loader hands to a module. */
function isAskedOfLoader(path: NodePath): boolean {
  const { parent, parentPath } = path;
  if (parent.type === 'ArrayExpression') return /^(define|require|requirejs|System\.register)$/.test(calledBy(parentPath?.parent));
  return calledBy(parent) === 'require' && path.findParent(({ node }) => calledBy(node) === 'define') !== null;
}

function calledBy(node: t.Node | undefined): string {
  if (node?.type !== 'CallExpression') return '';
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier' || callee.property.type !== 'Identifier') return '';
  return `${callee.object.name}.${callee.property.name}`;
}
