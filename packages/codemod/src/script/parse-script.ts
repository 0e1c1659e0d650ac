import { parse, type ParserPlugin } from '@babel/parser';
import type { File } from '@babel/types';
import { SourceError } from '../report';

/** The legacy plugin also accepts decorators of parameters, which Angular and Nest use. */
const commonPlugins: ParserPlugin[] = ['decorators-legacy'];

function selectPlugins(extension: string): ParserPlugin[] {
  if (extension === 'tsx') return [...commonPlugins, 'typescript', 'jsx'];
  return /^[mc]?ts$/.test(extension) ? [...commonPlugins, 'typescript'] : [...commonPlugins, 'flow', 'jsx'];
}

/** @param extension the file extension without its dot @throws SourceError when the source does not parse */
export function parseScript(source: string, extension: string): File {
  try {
    return parse(source, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowUndeclaredExports: true,
      plugins: selectPlugins(extension),
    });
  } catch (error) {
    throw new SourceError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
