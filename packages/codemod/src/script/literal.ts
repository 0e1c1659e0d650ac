import type * as t from '@babel/types';
import { rangeOf, type ScriptContext } from './script-context';

/** A string that is known when it is written: in quotes, or in backticks without a hole. */
export type Literal = t.StringLiteral | t.TemplateLiteral;

export function literalOf(node: t.Node | null | undefined): Literal | undefined {
  if (node?.type === 'StringLiteral') return node;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node : undefined;
}

export function textOfLiteral(literal: Literal): string {
  return literal.type === 'StringLiteral' ? literal.value : (literal.quasis[0]?.value.cooked ?? '');
}

/** Another text between the same quotes. */
export function retarget({ document }: ScriptContext, literal: Literal, text: string): void {
  const { start, end } = rangeOf(literal);
  document.replace(start + 1, end - 1, text);
}
