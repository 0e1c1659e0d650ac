import type * as t from '@babel/types';
import { explainComputed } from '../mentions';
import { reasons } from '../reasons';
import { readSpecifier } from '../specifier';
import { getRange, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';

type Text = t.StringLiteral | t.RegExpLiteral | t.TemplateElement;

/** Reports names of the reference in strings that are not part of an import or a mock. */
export function leaveText({ document }: ScriptContext, path: NodePath<Text>, text: string): void {
  const reason = explainText(path, text);
  const { start } = getRange(path.node);
  if (reason !== reasons.computed) return reason ? document.leave(start, text, reason) : undefined;
  const line = document.readLine(start);
  document.leave(start, line, explainComputed(line));
}

function explainText(path: NodePath<Text>, text: string): string | undefined {
  const { node, parent } = path;
  if (/^braintree-web-drop-in(-react)?(\/|$)/.test(text)) return reasons.dropIn;
  if (node.type === 'RegExpLiteral' || /(^|\/)node_modules\//.test(text)) {
    return /braintree-web(?!-drop)/.test(text) ? reasons.string : undefined;
  }
  if (/^\^braintree-web(?!-)|^braintree-web\$$/.test(text)) return reasons.string; // patterns in module maps
  if (!readSpecifier(text)) return undefined;
  const isPart = parent.type === 'BinaryExpression' || (parent.type === 'TemplateLiteral' && parent.expressions.length > 0);
  if (isPart) return parent.type === 'TemplateLiteral' && parent.quasis[0] !== node ? undefined : reasons.computed;
  return isLoaderRequest(path) ? reasons.amd : reasons.string;
}

/** Whether an AMD loader loads the name: in the list of `define([…])` or `require([…])`, or with the `require` that the loader passes to a module. */
function isLoaderRequest(path: NodePath): boolean {
  const { parent, parentPath } = path;
  if (parent.type === 'ArrayExpression') return /^(define|require|requirejs|System\.register)$/.test(readCalleeName(parentPath?.parent));
  return readCalleeName(parent) === 'require' && path.findParent(({ node }) => readCalleeName(node) === 'define') !== null;
}

function readCalleeName(node: t.Node | undefined): string {
  if (node?.type !== 'CallExpression') return '';
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier' || callee.property.type !== 'Identifier') return '';
  return `${callee.object.name}.${callee.property.name}`;
}
