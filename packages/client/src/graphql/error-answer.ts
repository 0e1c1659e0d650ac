import { members, type Members } from './members';

interface FieldError {
  readonly field: string;
  readonly fieldErrors?: FieldError[];
  readonly code?: unknown;
  readonly message?: unknown;
}

const CLASS_STATUS: Readonly<Record<string, number>> = { VALIDATION: 422, AUTHORIZATION: 403, AUTHENTICATION: 401 };

const errorsOf = (body: unknown): Members[] => {
  const { errors } = members(body);
  return Array.isArray(errors) ? errors.map(members) : [];
};
const errorClass = (error: Members | undefined): unknown => members(error?.extensions).errorClass;

/** The HTTP status that the REST API would have given: GraphQL says 200 to everything it understood. */
export function restStatus(status: number, body: unknown): number {
  if (status !== 200) return status || 500;
  const { data, errors } = members(body);
  if (data && !errors) return 200;
  const [first] = errorsOf(body);
  const kind = errorClass(first);
  if (!kind) return first?.message ? 403 : 500;
  if (paths(errorsOf(body)).some((path) => path.length < 2)) return 500;
  return (typeof kind === 'string' && Object.hasOwn(CLASS_STATUS, kind) && CLASS_STATUS[kind]) || 500;
}

/** What stands for an answer that makes no sense: it has status 500. */
export const SENSELESS = { error: { message: 'The gateway could not process the request.' }, fieldErrors: [] };

/** Where the errors belong in the input, `['input', 'creditCard', 'number']`; the first element names the variable. */
function paths(errors: readonly Members[]): unknown[][] {
  return errors.map((error) => members(error.extensions).inputPath).filter(Array.isArray);
}

/** Whether the GraphQL service failed by itself, without a result, so that REST may still succeed. */
export function isServiceFailure(body: unknown): boolean {
  const kind = errorClass(errorsOf(body)[0]);
  return !members(body).data && (kind === 'UNKNOWN' || kind === 'INTERNAL');
}

/** Gives the errors of a GraphQL answer the shape of the REST API's: `{ error: { message }, fieldErrors }`. */
export function restError(body: unknown): Members {
  const errors = errorsOf(body);
  const [first] = errors;
  const kind = errorClass(first);
  if (paths(errors).some((path) => path.length < 2)) return SENSELESS;
  if (kind !== 'VALIDATION') {
    return kind && first?.message ? { error: { message: first.message }, fieldErrors: [] } : SENSELESS;
  }
  const placed = errors.filter((error) => Array.isArray(members(error.extensions).inputPath));
  if (!placed.length) return { error: { message: first?.message } };
  const fieldErrors: FieldError[] = [];
  placed.forEach((error) => place(fieldErrors, error));
  return { error: { message: fieldErrors[0]?.field === 'creditCard' ? 'Credit card is invalid' : undefined }, fieldErrors };
}

/** Adds an error at its input path. */
function place(tree: FieldError[], { extensions, message }: Members): void {
  const { inputPath, legacyCode } = members(extensions);
  const path = (inputPath as unknown[]).slice(1).map(String);
  const leaf = path.pop();
  if (leaf === undefined) return;
  let level = tree;
  for (const field of path) {
    let node = level.find((candidate) => candidate.field === field && candidate.fieldErrors);
    if (!node) level.push((node = { field, fieldErrors: [] }));
    level = node.fieldErrors ?? [];
  }
  level.push({ code: legacyCode, field: leaf, message });
}
