import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { checkFields, isLongerThan, isUnlike, type FieldRule } from './check-fields';
import { findMethod } from './find-rows';
import { type InstrumentKind } from './instrument-kinds';

const RULES: readonly FieldRule[] = [
  ['token', '91720', 'Credit card token is too long.', isLongerThan(36)],
  ['token', '91718', 'Credit card token is invalid (use only letters, numbers, "-", and "_").', isUnlike(/^[A-Za-z0-9_-]+$/)],
  ['token', '91721', 'Credit card token is not allowed.', (token) => token === 'all' || token === 'new'],
];

/** Codes for a token that is taken, where a kind of method has its own. */
const IN_USE: Readonly<Record<string, readonly [code: string, message: string]>> = {
  paypal_account: ['92906', 'PayPal account token is already in use.'],
  apple_pay_card: ['93503', 'Apple Pay card token is already in use.'],
};

/** @param path path of the method in the request */
export const createTokenInUse = (kind: InstrumentKind | undefined, path: readonly string[]): FieldError => {
  const [code, message] = IN_USE[kind?.instrumentType ?? ''] ?? ['91719', 'Credit card token is already in use.'];
  return { path: [...path, 'token'], code, message };
};

/** Lists what is wrong with the token that a request chooses. */
export async function findTokenErrors(
  context: SandboxContext,
  token: string | null | undefined,
  kind: InstrumentKind | undefined,
  path: readonly string[],
): Promise<FieldError[]> {
  if (token == null) return [];
  if (token === '') return [{ path: [...path, 'token'], code: '91722', message: 'Credit card token is required.' }];
  const errors = checkFields(RULES, { token }, path);
  if (errors.length > 0 || !(await findMethod(context.database, context, token))) return errors;
  return [createTokenInUse(kind, path)];
}
