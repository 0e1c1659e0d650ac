import type * as t from '@babel/types';
import { readBefore } from '../read-before';
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
  /** What follows the module: ` with { type: 'javascript' }`. */
  readonly attributes: string;
}

export function readStyle({ document: { source, eol } }: ScriptContext, statement: t.Node, literal: t.Node): Style {
  const { start, end } = getRange(statement);
  const semicolon = source.endsWith(';', end) ? ';' : '';
  const hasAttributes = 'attributes' in statement && (statement.attributes?.length ?? 0) > 0;
  return {
    quote: source.charAt(getRange(literal).start),
    semicolon,
    separator: eol + readBefore(source, start, /[ \t]/),
    attributes: hasAttributes ? source.slice(getRange(literal).end, end - semicolon.length) : '',
  };
}

export function renderLine(word: 'import' | 'export', line: Line, { quote, semicolon, attributes }: Style): string {
  const from = `${quote}${line.from}${quote}`;
  if (line.equals) return `import ${line.equals} = require(${from})${semicolon}`;
  const typesOnly = line.type ?? (line.named?.every(({ type }) => type) && !line.default && !line.namespace);
  const named = line.named?.map((each) => renderNamed(each, typesOnly)).join(', ');
  const parts = [line.default, line.namespace && `* as ${line.namespace}`, named && `{ ${named} }`].filter(Boolean).join(', ');
  return `${word} ${typesOnly ? 'type ' : ''}${parts} from ${from}${attributes}${semicolon}`;
}

function renderNamed({ imported, local, type }: Named, typesOnly: boolean | undefined): string {
  return `${type && !typesOnly ? 'type ' : ''}${imported === local ? imported : `${imported} as ${local}`}`;
}
