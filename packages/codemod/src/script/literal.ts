import type * as t from '@babel/types';
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
