import { parse, type ParserPlugin } from '@babel/parser';
import type { File } from '@babel/types';
import { SourceError } from '../report';

/** The legacy plugin also accepts decorators of parameters, which Angular and Nest use. */
const commonPlugins: ParserPlugin[] = ['decorators-legacy'];

function selectPlugins(language: string): ParserPlugin[] {
  if (language === 'tsx') return [...commonPlugins, 'typescript', 'jsx'];
  if (/^d\.[mc]?ts$/.test(language)) return [...commonPlugins, ['typescript', { dts: true }]];
  return /^[mc]?ts$/.test(language) ? [...commonPlugins, 'typescript'] : [...commonPlugins, 'flow', 'jsx'];
}

/**
 * @param language the file extension without its dot; `d.ts` for declarations
 * @param offset index and line in the file at which the script begins, for a script element of a page
 * @throws SourceError when the source does not parse
 */
export function parseScript(source: string, language: string, offset = { index: 0, line: 1 }): File {
  try {
    return parse(source, {
      sourceType: 'unambiguous',
      ...(offset.index > 0 ? { startIndex: offset.index, startLine: offset.line, startColumn: 1 } : {}),
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowUndeclaredExports: true,
      plugins: selectPlugins(language),
    });
  } catch (error) {
    throw new SourceError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
