import { parse, type ParserPlugin } from '@babel/parser';
import type { File } from '@babel/types';
import { SourceError } from '../report';
import { listPlugins } from './parser-plugins';

/** How to read a script, besides the plugins of the parser. */
interface ScriptOptions {
  readonly plugins: ParserPlugin[];
  readonly sourceType?: 'script' | 'unambiguous';
}

/** The index and the line in the file at which a script begins, for a script element of a page. */
interface Offset {
  readonly index: number;
  readonly line: number;
}

/**
 * Parses a script with every syntax that the parser knows.
 * @param language the file extension without its dot; `d.ts` for declarations
 * @throws SourceError when the source does not parse
 */
export function parseScript(source: string, language: string, offset: Offset = { index: 0, line: 1 }): File {
  const attempts: ScriptOptions[] = listPlugins(language, source).map((plugins) => ({ plugins }));
  let failure: unknown;
  let reached = -1;
  // In a script that is no module, `await` and others may be names.
  for (const attempt of [...attempts, { ...attempts[0], sourceType: 'script' } as ScriptOptions]) {
    try {
      return attemptParse(source, attempt, offset);
    } catch (error) {
      const position = error instanceof SyntaxError && 'pos' in error ? Number(error.pos) : 0;
      // The attempt that read most of the source has the message that says what is wrong.
      if (position > reached) [failure, reached] = [error, position];
    }
  }
  throw new SourceError(failure instanceof Error ? failure.message : String(failure), { cause: failure });
}

function attemptParse(source: string, { plugins, sourceType = 'unambiguous' }: ScriptOptions, offset: Offset): File {
  const file = parse(source, {
    sourceType,
    ...(offset.index > 0 ? { startIndex: offset.index, startLine: offset.line, startColumn: 1 } : {}),
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: sourceType !== 'script',
    allowUndeclaredExports: true,
    createImportExpressions: true,
    errorRecovery: true,
    plugins,
  });
  // TypeScript accepts decorators of parameters beside those that follow `export`; no plugin of the parser accepts both.
  const error = file.errors?.find(({ reasonCode }) => reasonCode !== 'UnsupportedParameterDecorator');
  if (error) throw error;
  return file;
}
