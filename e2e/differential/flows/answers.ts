import type { Shop } from '../shop';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

const ERROR = { error: { message: 'No.' }, fieldErrors: [{ field: 'x', fieldErrors: [{ field: 'y', code: '81724', message: 'No.' }] }] };
const REFUSED = [
  undefined,
  '',
  'null',
  '[]',
  '1',
  '"text"',
  '<h1>No.</h1>',
  {},
  ERROR,
  { error: 'No.' },
  { fieldErrors: 'No.' },
  { errors: [{ message: 'No.' }] },
];

/** Responses of all classes: with and without a body, as JSON, HTML and text. */
export const ANSWERS: readonly Answer[] = [
  ...[200, 201, 204, 206, 226].map((status) => ({ status })),
  ...[200, 202].flatMap((status) =>
    [{}, { a: 1 }, [1], { _httpStatus: 9 }, { errors: [{ message: 'No.' }] }, ERROR].map((body) => ({ status, body })),
  ),
  ...[300, 399, 400, 401, 402, 403, 404, 405, 408, 409, 422, 429, 499, 500, 501, 503, 504, 599].map((status) => ({ status, body: ERROR })),
  ...[400, 401, 422, 503].flatMap((status) => REFUSED.map((body) => ({ status, body }))),
];

export const REFUSALS = ANSWERS.filter(({ status }) => status >= 400);

/** Runs a step once for each of the responses, with which the gateway replies to requests whose path contains `path`. */
export async function withEachAnswer(
  { sandbox }: Shop,
  path: string,
  answers: readonly Answer[],
  step: (row: string) => Promise<unknown>,
): Promise<void> {
  for (const action of answers) {
    const id = sandbox.faults.add({ match: { path }, action });
    await step(JSON.stringify(action));
    sandbox.faults.remove(id);
  }
}
