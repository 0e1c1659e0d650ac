import { parse, type ParserPlugin } from '@babel/parser';
import type { File } from '@babel/types';
import { SourceError } from '../report';

/** Decorators before parameters too, as Angular and Nest have them. */
const always: ParserPlugin[] = ['decorators-legacy'];

function pluginsOf(ending: string): ParserPlugin[] {
  if (ending === 'tsx') return [...always, 'typescript', 'jsx'];
  return /^[mc]?ts$/.test(ending) ? [...always, 'typescript'] : [...always, 'flow', 'jsx'];
}

/** @param ending of the file's name, without its dot. @throws SourceError */
export function parseScript(source: string, ending: string): File {
  try {
    return parse(source, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowUndeclaredExports: true,
      plugins: pluginsOf(ending),
    });
  } catch (error) {
    throw new SourceError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
