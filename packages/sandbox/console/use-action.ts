import { useState } from 'react';

export interface Action {
  /** Starts an action. A failure sets `error`. */
  run(work: () => Promise<unknown>): void;
  pending: boolean;
  error?: string | undefined;
}

/** @param done called after each success */
export function useAction(done: () => void): Action {
  const [state, setState] = useState<{ pending: boolean; error?: string }>({ pending: false });
  return {
    ...state,
    run(work) {
      setState({ pending: true });
      work().then(
        () => {
          setState({ pending: false });
          done();
        },
        (error: unknown) => setState({ pending: false, error: error instanceof Error ? error.message : 'The action failed.' }),
      );
    },
  };
}
