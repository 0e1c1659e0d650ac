import { problem, type ProblemError } from './problem';

export type ValidationErrors = readonly { readonly code: string; readonly attribute: string; readonly message: string }[];

export const NONCE_USED = '91564';
const NONCE_UNKNOWN = '91565';

/** The gateway took the request and refused its content: no transaction was made. */
export function validationProblem(errors: ValidationErrors): ProblemError {
  const has = (wanted: string): boolean => errors.some(({ code }) => code === wanted);
  const list = errors.map(({ code, attribute, message }) => ({ code, field: attribute, message }));
  const code = has(NONCE_USED) ? 'nonce-used' : has(NONCE_UNKNOWN) ? 'nonce-unknown' : 'invalid-payment';
  return problem(code, { errors: list });
}
