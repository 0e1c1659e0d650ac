import { createContext, Script } from 'node:vm';
import { SourceError } from '../report';

const context = createContext({ run: undefined as (() => unknown) | undefined });
const script = new Script('run()');

/**
 * Calls a function, and stops it when it takes too long: the time of the parser doubles with each level of certain nested syntax.
 * @param limit milliseconds
 * @throws SourceError when it took longer
 */
export function limitTime<Result>(limit: number, run: () => Result): Result {
  context['run'] = run;
  try {
    return script.runInContext(context, { timeout: limit }) as Result;
  } catch (error) {
    const isTimeout = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (!isTimeout) throw error;
    throw new SourceError(`It takes longer than ${limit / 1000} seconds to read.`, { cause: error });
  }
}
