import { members, type Members } from './members';

interface FieldError {
  readonly field: string;
  readonly fieldErrors?: FieldError[];
  readonly code?: unknown;
  readonly message?: unknown;
}

/** A GraphQL answer as the REST API would have given it. */
export interface RestAnswer {
  /** GraphQL says 200 to everything it understood. */
  readonly status: number;
  /** `{ error: { message }, fieldErrors }` for a failure; undefined where there is data. */
  readonly error?: Members;
  /** Whether the service failed by itself, without a result, so that REST may still succeed. */
  readonly serviceFailed: boolean;
}

const CLASS_STATUS = new Map<unknown, number>([
  ['VALIDATION', 422],
  ['AUTHORIZATION', 403],
  ['AUTHENTICATION', 401],
]);

/** What stands for an answer that makes no sense: it has status 500. */
export const SENSELESS = { error: { message: 'The gateway could not process the request.' }, fieldErrors: [] };

/** Judges a GraphQL answer by its first error, as the protocol does. */
export function restAnswer(status: number, body: unknown): RestAnswer {
  const { data, errors } = members(body);
  if (data && !errors && status < 400) return { status, serviceFailed: false };
  const all: Members[] = Array.isArray(errors) ? errors.map(members) : [];
  const { message } = all[0] ?? {};
  const { errorClass } = members(all[0]?.extensions);
  const placed = all.filter((error) => Array.isArray(members(error.extensions).inputPath));
  const misplaced = placed.some((error) => pathOf(error).length < 2);
  const mapped = status !== 200 ? status : misplaced ? 500 : errorClass ? (CLASS_STATUS.get(errorClass) ?? 500) : message ? 403 : 500;
  const fieldErrors: FieldError[] = [];
  let error: Members = SENSELESS;
  if (errorClass && !misplaced) {
    error = { error: { message }, fieldErrors };
    if (errorClass === 'VALIDATION') {
      placed.forEach((one) => place(fieldErrors, one));
      const legacy = fieldErrors[0]?.field === 'creditCard' ? 'Credit card is invalid' : undefined;
      error = placed.length ? { error: { message: legacy }, fieldErrors } : { error: { message } };
    }
  }
  return { status: mapped, error, serviceFailed: !data && (errorClass === 'UNKNOWN' || errorClass === 'INTERNAL') };
}

/** Where an error belongs in the input, `['input', 'creditCard', 'number']`; the first element names the variable. */
function pathOf({ extensions }: Members): unknown[] {
  return members(extensions).inputPath as unknown[];
}

function place(tree: FieldError[], error: Members): void {
  const path = pathOf(error).slice(1).map(String);
  const leaf = path.pop() ?? '';
  let level = tree;
  for (const field of path) {
    let node = level.find((candidate) => candidate.field === field && candidate.fieldErrors);
    if (!node) level.push((node = { field, fieldErrors: [] }));
    level = node.fieldErrors ?? [];
  }
  level.push({ code: members(error.extensions).legacyCode, field: leaf, message: error.message });
}
