import { z } from 'zod';
import { regulationEnvironment } from '../cards/authentication-insight';
import { cardInput } from '../cards/card-input';
import { tokenizeCard } from '../cards/tokenize-card';
import { parseInput, type ClientApiCall, type ClientApiRoute } from './route';
import { enrollmentOptions, tokenizeEnrolled } from './union-pay';

/** Booleans arrive as words in a query or form. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).nullish();

const input = z.looseObject({
  creditCard: cardInput
    .extend({
      options: z
        .looseObject({
          validate: flag,
          failOnDuplicatePaymentMethod: flag,
          failOnDuplicatePaymentMethodForCustomer: flag,
          unionPayEnrollment: enrollmentOptions.nullish(),
        })
        .nullish(),
    })
    .nullish(),
  authenticationInsight: flag,
  merchantAccountId: z.string().nullish(),
});

async function tokenize({ context, authorization, input: given }: ClientApiCall) {
  const { creditCard, authenticationInsight, merchantAccountId } = parseInput(input, given);
  const { options, ...card } = creditCard ?? {};
  const enrollment = options?.unionPayEnrollment;
  const { document } = enrollment
    ? await tokenizeEnrolled(context, authorization, card, { enrollment, validate: options.validate ?? false })
    : await tokenizeCard(context, authorization, card, {
        // A client token validates unless told not to; a tokenization key may not at all.
        validate: options?.validate ?? authorization.kind === 'client_token',
        failOnDuplicatePaymentMethod: options?.failOnDuplicatePaymentMethod ?? undefined,
        failOnDuplicatePaymentMethodForCustomer: options?.failOnDuplicatePaymentMethodForCustomer ?? undefined,
      });
  const insight =
    authenticationInsight === true && merchantAccountId
      ? { authenticationInsight: { regulationEnvironment: regulationEnvironment(context, merchantAccountId, document.binData) } }
      : {};
  return { status: 202 as const, body: { creditCards: [{ ...document, ...insight }] } };
}

export const creditCardRoutes: readonly ClientApiRoute[] = [{ method: 'POST', path: 'payment_methods/credit_cards', handle: tokenize }];
