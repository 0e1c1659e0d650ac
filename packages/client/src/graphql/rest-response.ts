import type { UnknownRecord } from '../internal/records';
import type { Outcome } from '../transport/send';
import { asRecord, readOwn } from './card-records';

interface FieldError {
  readonly field: unknown;
  readonly fieldErrors?: FieldError[];
  readonly code?: unknown;
  readonly message?: unknown;
}

/** A GraphQL response with the status that the REST API would have, and for failures with its body, which is undefined where the response is malformed. */
export interface RestResponse extends Outcome {
  /** Whether the GraphQL service itself failed, so that REST may still succeed. */
  readonly serviceFailed?: boolean;
}

const CLASS_STATUS = { VALIDATION: 422, AUTHORIZATION: 403, AUTHENTICATION: 401 };

/** Converts a GraphQL response by its first error, as the protocol does. GraphQL answers 200 even where it lists errors. */
export function toRestResponse({ status, body }: Outcome): RestResponse {
  const { data, errors } = asRecord(body);
  if (data && !errors) return { status, body };
  const flatErrors = Array.isArray(errors) ? errors.map(flattenError) : [];
  const { errorClass, message } = flatErrors[0] ?? {};
  const serviceFailed = !data && (errorClass === 'UNKNOWN' || errorClass === 'INTERNAL');
  const isValidation = errorClass === 'VALIDATION';
  const fieldFailures = flatErrors.filter(({ inputPath }) => isValidation && Array.isArray(inputPath));
  const fieldErrors: FieldError[] = [];
  fieldFailures.forEach((one) => addFieldError(fieldErrors, one));
  let error: UnknownRecord | undefined = { error: { message }, fieldErrors };
  let mapped = readOwn(CLASS_STATUS, errorClass) ?? 500;
  // The first element of a path names the variable. A path without further elements names no field.
  if (!errorClass || fieldFailures.some(({ inputPath }) => (inputPath as unknown[]).length < 2)) {
    error = undefined;
    mapped = !errorClass && message ? 403 : 500;
  } else if (fieldFailures.length) {
    error = { error: { message: fieldErrors[0]?.field === 'creditCard' ? 'Credit card is invalid' : undefined }, fieldErrors };
  } else if (isValidation) {
    error = { error: { message } };
  }
  return { status: mapped, body: error, serviceFailed };
}

/** Merges an error with its `extensions`. */
function flattenError(error: unknown): UnknownRecord {
  return { ...asRecord(asRecord(error).extensions), ...asRecord(error) };
}

function addFieldError(tree: FieldError[], { inputPath, legacyCode, message }: UnknownRecord): void {
  const path = (inputPath as unknown[]).slice(1);
  const leaf = path.pop();
  let level = tree;
  for (const field of path) {
    let fieldErrors = level.find((candidate) => candidate.field === field && candidate.fieldErrors)?.fieldErrors;
    if (!fieldErrors) level.push({ field, fieldErrors: (fieldErrors = []) });
    level = fieldErrors;
  }
  level.push({ code: legacyCode, field: leaf, message });
}
