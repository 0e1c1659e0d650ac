import { z } from 'zod';
import { tokenizeAccount } from '../paypal/tokenize-account';
import { parseInput, type ClientApiAnswer, type ClientApiCall } from './route';

const INTENTS = ['authorize', 'sale', 'order', 'capture', 'tokenize', 'subscription'] as const;
const account = z.looseObject({
  paypalAccount: z.looseObject({
    billingAgreementToken: z.string().nullish(),
    paymentToken: z.string().nullish(),
    payerId: z.string().nullish(),
    correlationId: z.string().nullish(),
    intent: z.enum(INTENTS).nullish(),
    options: z.looseObject({ validate: z.unknown() }).nullish(),
  }),
  merchantAccountId: z.string().nullish(),
});

/** @returns `undefined` when the call names neither a payment nor an agreement */
export async function tokenizePayPal({ context, authorization, input }: ClientApiCall): Promise<ClientApiAnswer | undefined> {
  const { paypalAccount, merchantAccountId } = parseInput(account, input);
  const { options, ...given } = paypalAccount;
  if (given.billingAgreementToken == null && given.paymentToken == null) return undefined;
  // A client token validates unless told not to.
  const validate = options?.validate ?? authorization.kind === 'client_token';
  const document = await tokenizeAccount(context, authorization, {
    ...given,
    merchantAccountId,
    validate: Boolean(validate) && validate !== 'false',
  });
  return { status: 202, body: { paypalAccounts: [document] } };
}
