import { type SandboxContext } from '../context';

/**
 * Runs a piece of work of which all or nothing is stored. Pass on the context that it receives: its `database` is the transaction, and PGlite, which has a
 * single connection, would wait for ever for any other.
 */
export const unitOfWork = <T>(context: SandboxContext, work: (context: SandboxContext) => Promise<T>): Promise<T> =>
  context.database.transaction((database) => work({ ...context, database }));
