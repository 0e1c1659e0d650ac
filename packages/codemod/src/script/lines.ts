import type { ScriptContext } from './script-context';
import { getRange } from './script-context';
import type * as t from '@babel/types';

/** A named import or export. */
export interface Named {
  readonly imported: string;
  readonly local: string;
}

/** An import or re-export to write. */
export interface Line {
  readonly from: string;
  readonly type?: boolean;
  readonly default?: string | undefined;
  readonly namespace?: string | undefined;
  readonly equals?: string | undefined;
  readonly named?: Named[];
}

/** The formatting of the replaced statement. */
export interface Style {
  readonly quote: string;
  readonly semicolon: string;
  readonly separator: string;
}

export function readStyle({ document }: ScriptContext, statement: t.Node, literal: t.Node): Style {
  const { start, end } = getRange(statement);
  const indent = /[ \t]*$/.exec(document.source.slice(0, start))?.[0] ?? '';
  return {
    quote: document.source.charAt(getRange(literal).start),
    semicolon: document.source.slice(start, end).endsWith(';') ? ';' : '',
    separator: document.eol + indent,
  };
}

export function renderLine(word: 'import' | 'export', line: Line, { quote, semicolon }: Style): string {
  const from = `${quote}${line.from}${quote}`;
  if (line.equals) return `import ${line.equals} = require(${from})${semicolon}`;
  const named = line.named?.map(({ imported, local }) => (imported === local ? imported : `${imported} as ${local}`)).join(', ');
  const parts = [line.default, line.namespace && `* as ${line.namespace}`, named && `{ ${named} }`].filter(Boolean).join(', ');
  return `${word} ${line.type ? 'type ' : ''}${parts} from ${from}${semicolon}`;
}
