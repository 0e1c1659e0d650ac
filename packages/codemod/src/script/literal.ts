import type * as t from '@babel/types';
import { reasons } from '../reasons';
import { getRange, type ScriptContext } from './script-context';

/** A string whose text is fixed: in quotes, or in backticks without an expression. */
export type Literal = t.StringLiteral | t.TemplateLiteral;

export function toLiteral(node: t.Node | null | undefined): Literal | undefined {
  if (node?.type === 'StringLiteral') return node;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node : undefined;
}

export function readLiteral(literal: Literal): string {
  return literal.type === 'StringLiteral' ? literal.value : (literal.quasis[0]?.value.cooked ?? '');
}

/** Replaces the text and keeps the quotes. */
export function retarget({ document }: ScriptContext, literal: Literal, text: string): void {
  const { start, end } = getRange(literal);
  document.replace(start + 1, end - 1, text);
}

/** Reports the name of a module whose types the shop declares itself. @returns whether it does */
export function leavesOwnTypes({ document }: ScriptContext, literal: Literal): boolean {
  const isOwn = document.options.shop?.declaresModule === true;
  if (isOwn) document.leave(getRange(literal).start, readLiteral(literal), reasons.ownTypes);
  return isOwn;
}
