import { z } from 'zod';
import { parseInput, type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { flag } from '../../core/input-fields';
import { findRegulationEnvironment } from '../../payments/cards/authentication-insight';
import { cardInput } from '../../payments/cards/card-input';
import { tokenizeCard } from '../../payments/cards/tokenize-card';
import { enrollmentOptions, tokenizeEnrolled } from '../../payments/cards/tokenize-enrolled';
import { readSharedCustomer } from '../../payments/vault/shared-cards';

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
  /** Stores the card for the customer whom several merchants share, `sharedCustomerIdentifier`. */
  share: flag,
  authenticationInsight: flag,
  merchantAccountId: z.string().nullish(),
});

async function tokenize({ context, authorization, input: body }: ClientApiCall) {
  const { creditCard, share, authenticationInsight, merchantAccountId } = parseInput(input, body);
  const { options, ...card } = creditCard ?? {};
  const enrollment = options?.unionPayEnrollment;
  const grant = authorization.kind === 'client_token' ? authorization.grant : undefined;
  // With a client token a card is validated by default; with a tokenization key it may not be. An enrolled card is validated on request only.
  const validate = options?.validate ?? (grant !== undefined && !enrollment);
  const isShared = share === true && validate && grant !== undefined;
  const { document } = enrollment
    ? await tokenizeEnrolled(context, authorization, card, { enrollment, validate })
    : await tokenizeCard(context, authorization, card, {
        validate,
        // The bank is asked only when the page or the server wants it.
        verify: options?.validate ?? grant?.verifyCard === true,
        failOnDuplicatePaymentMethod: options?.failOnDuplicatePaymentMethod ?? undefined,
        failOnDuplicatePaymentMethodForCustomer: options?.failOnDuplicatePaymentMethodForCustomer ?? undefined,
        sharedCustomer: isShared && grant.customerId === undefined ? readSharedCustomer(body) : undefined,
      });
  const insight =
    authenticationInsight === true && merchantAccountId
      ? { authenticationInsight: { regulationEnvironment: findRegulationEnvironment(context, merchantAccountId, document.binData) } }
      : {};
  return {
    status: validate ? (201 as const) : (202 as const),
    body: { creditCards: [{ ...document, ...insight }] },
  };
}

export const creditCardRoutes: readonly ClientApiRoute[] = [{ method: 'POST', path: 'payment_methods/credit_cards', handle: tokenize }];
