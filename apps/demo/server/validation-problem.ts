import { createProblem, type ProblemError } from './problem';

export type ValidationErrors = readonly { readonly code: string; readonly attribute: string; readonly message: string }[];

/** Error codes of a sale and of vaulting a payment method. */
const NONCE_USED = ['91564', '93107'];
const NONCE_UNKNOWN = ['91565', '93108'];

export const isNonceUsed = (errors: ValidationErrors): boolean => errors.some(({ code }) => NONCE_USED.includes(code));

/** Converts validation errors to a problem. The gateway refused the content of the request and created no transaction. */
export function toValidationProblem(errors: ValidationErrors): ProblemError {
  const list = errors.map(({ code, attribute, message }) => ({ code, field: attribute, message }));
  const isUnknown = errors.some(({ code }) => NONCE_UNKNOWN.includes(code));
  const code = isNonceUsed(errors) ? 'nonce-used' : isUnknown ? 'nonce-unknown' : 'invalid-payment';
  return createProblem(code, { errors: list });
}
