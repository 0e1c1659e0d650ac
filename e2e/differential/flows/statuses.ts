import type { Shop } from '../shop';

/** Statuses with which a gateway may reply to any request. */
export const STATUSES = [401, 403, 422, 429, 500] as const;

/** Runs a step once for each of the statuses, with which the gateway replies to requests whose path contains one of `paths`. */
export async function withEachStatus({ sandbox }: Shop, paths: string | readonly string[], step: () => Promise<unknown>): Promise<void> {
  for (const status of STATUSES) {
    const action = { status, body: { error: { message: 'No.' } } };
    const ids = [paths].flat().map((path) => sandbox.faults.add({ match: { path }, action }));
    await step();
    for (const id of ids) sandbox.faults.remove(id);
  }
}
