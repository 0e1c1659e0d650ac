import type * as t from '@babel/types';
import { getRange, type ScriptContext } from './script-context';

/** A named import or export. */
export interface Named {
  readonly imported: string;
  readonly local: string;
  /** Whether it is marked with `type`. */
  readonly type?: boolean | undefined;
  /** Whether code uses it as a value, although it is the name of a type. */
  readonly value?: boolean | undefined;
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
  const typesOnly = line.type ?? (line.named?.every(({ type }) => type) && !line.default && !line.namespace);
  const named = line.named?.map((each) => renderNamed(each, typesOnly)).join(', ');
  const parts = [line.default, line.namespace && `* as ${line.namespace}`, named && `{ ${named} }`].filter(Boolean).join(', ');
  return `${word} ${typesOnly ? 'type ' : ''}${parts} from ${from}${semicolon}`;
}

function renderNamed({ imported, local, type }: Named, typesOnly: boolean | undefined): string {
  return `${type && !typesOnly ? 'type ' : ''}${imported === local ? imported : `${imported} as ${local}`}`;
}
