import type { Shop } from '../shop';

/** Answers that a gateway may give to any request. */
export const STATUSES = [401, 403, 422, 429, 500] as const;

/** Runs a step once for each of the statuses, while requests to such paths are answered with it. */
export async function withEachStatus({ sandbox }: Shop, paths: string | readonly string[], step: () => Promise<unknown>): Promise<void> {
  for (const status of STATUSES) {
    const action = { status, body: { error: { message: 'No.' } } };
    const ids = [paths].flat().map((path) => sandbox.faults.add({ match: { path }, action }));
    await step();
    for (const id of ids) sandbox.faults.remove(id);
  }
}
