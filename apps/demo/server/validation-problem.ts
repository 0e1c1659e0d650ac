import { problem, type ProblemError } from './problem';

export type ValidationErrors = readonly { readonly code: string; readonly attribute: string; readonly message: string }[];

/** Of a sale, and of a payment method that is to be kept. */
const NONCE_USED = ['91564', '93107'];
const NONCE_UNKNOWN = ['91565', '93108'];

export const isNonceUsed = (errors: ValidationErrors): boolean => errors.some(({ code }) => NONCE_USED.includes(code));

/** The gateway took the request and refused its content: no transaction was made. */
export function validationProblem(errors: ValidationErrors): ProblemError {
  const list = errors.map(({ code, attribute, message }) => ({ code, field: attribute, message }));
  const isUnknown = errors.some(({ code }) => NONCE_UNKNOWN.includes(code));
  const code = isNonceUsed(errors) ? 'nonce-used' : isUnknown ? 'nonce-unknown' : 'invalid-payment';
  return problem(code, { errors: list });
}
