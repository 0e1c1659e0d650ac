import { z } from 'zod';
import { requireClientToken, type Authorization } from '../../core/authorization/authorize';
import { type SandboxContext } from '../../core/context';
import { GatewayError, type FieldError } from '../../core/http/gateway-error';
import { type cardInput } from './card-input';
import { checkEnrollment, consumeEnrollment, findExpirationErrors } from './enrollment';
import { tokenizeCard } from './tokenize-card';

const text = z.union([z.string(), z.number()]).transform(String);
/** What identifies an enrollment when its card is tokenized. */
export const enrollmentOptions = z.looseObject({ id: text.nullish(), smsCode: text.nullish() });

/** Tokenizes a card with the code that its holder received by SMS. The card is verified only when the call asks for it. */
export async function tokenizeEnrolled(
  context: SandboxContext,
  authorization: Authorization,
  card: z.infer<typeof cardInput>,
  { enrollment, validate }: { enrollment: z.infer<typeof enrollmentOptions>; validate: boolean },
) {
  requireClientToken(authorization);
  refuseIfAny('Credit card is invalid', findExpirationErrors(card, 'creditCard'));
  const row = enrollment.id ? await checkEnrollment(context, { id: enrollment.id, smsCode: enrollment.smsCode, card }) : undefined;
  const tokenized = await tokenizeCard(context, authorization, card, { validate });
  if (row) await consumeEnrollment(context, row);
  return tokenized;
}

export function refuseIfAny(message: string, errors: FieldError[]): void {
  if (errors.length > 0) throw new GatewayError('VALIDATION', message, errors);
}
