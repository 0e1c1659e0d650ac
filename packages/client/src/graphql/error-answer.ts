import { succeeded, type Outcome } from '../transport/send';
import { members, type Members } from './members';

interface FieldError {
  readonly field: unknown;
  readonly fieldErrors?: FieldError[];
  readonly code?: unknown;
  readonly message?: unknown;
}

/** A GraphQL answer with the status, and where it is a failure the body, that the REST API would have given it. */
export interface RestAnswer extends Outcome {
  /** Whether the service failed by itself, without a result, so that REST may still succeed. */
  readonly serviceFailed?: boolean;
}

const CLASS_STATUS = new Map<unknown, number>(Object.entries({ VALIDATION: 422, AUTHORIZATION: 403, AUTHENTICATION: 401 }));

/** What stands for an answer that makes no sense: it has status 500. */
export const SENSELESS = { error: { message: 'The payment gateway is unreachable.' }, fieldErrors: [] };

/** Judges a GraphQL answer by its first error, as the protocol does; GraphQL says 200 to everything it understood. */
export function restAnswer({ status, body }: Outcome): RestAnswer {
  const { data, errors } = members(body);
  if (data && !errors) return { status, body };
  const all = Array.isArray(errors) ? errors.map(flat) : [];
  const { errorClass, message } = all[0] ?? {};
  const serviceFailed = !data && (errorClass === 'UNKNOWN' || errorClass === 'INTERNAL');
  const isValidation = errorClass === 'VALIDATION';
  const placed = all.filter(({ inputPath }) => isValidation && Array.isArray(inputPath));
  const fieldErrors: FieldError[] = [];
  placed.forEach((one) => place(fieldErrors, one));
  let error: Members = { error: { message }, fieldErrors };
  let mapped = CLASS_STATUS.get(errorClass) ?? 500;
  // The first element of a path names the variable; with nothing after it, it names no field.
  if (!errorClass || placed.some(({ inputPath }) => (inputPath as unknown[]).length < 2)) {
    error = SENSELESS;
    mapped = !errorClass && message ? 403 : 500;
  } else if (placed.length) {
    error = { error: { message: fieldErrors[0]?.field === 'creditCard' ? 'Credit card is invalid' : undefined }, fieldErrors };
  } else if (isValidation) {
    error = { error: { message } };
  }
  return { status: succeeded(status) ? mapped : status, body: error, serviceFailed };
}

/** An error with its extensions beside its message. */
function flat(error: unknown): Members {
  return { ...members(members(error).extensions), ...members(error) };
}

function place(tree: FieldError[], { inputPath, legacyCode, message }: Members): void {
  const path = (inputPath as unknown[]).slice(1);
  const leaf = path.pop();
  let level = tree;
  for (const field of path) {
    let fieldErrors = level.find((candidate) => candidate.field === field)?.fieldErrors;
    if (!fieldErrors) level.push({ field, fieldErrors: (fieldErrors = []) });
    level = fieldErrors;
  }
  level.push({ code: legacyCode, field: leaf, message });
}
