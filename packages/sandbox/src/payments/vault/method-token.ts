import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { creditCard } from '../instruments/credit-card';
import { type InstrumentKind } from '../instruments/define-instrument';
import { checkFields, hasAtMost, matches, type FieldRule } from './check-fields';
import { findMethod } from './find-rows';

const RULES: readonly FieldRule[] = [
  ['token', '91720', 'Credit card token is too long.', hasAtMost(36)],
  ['token', '91718', 'Credit card token is invalid (use only letters, numbers, "-", and "_").', matches(/^[A-Za-z0-9_-]+$/)],
  ['token', '91721', 'Credit card token is not allowed.', (token) => token !== 'all' && token !== 'new'],
];

/** @param path path of the method in the request */
export const createTokenInUse = (kind: InstrumentKind | undefined, path: readonly string[]): FieldError => {
  const [code, message] = (kind ?? creditCard).tokenInUse;
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
  if (errors.length > 0 || !(await findMethod(context, token))) return errors;
  return [createTokenInUse(kind, path)];
}
