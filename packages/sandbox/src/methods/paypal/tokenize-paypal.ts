import { z } from 'zod';
import { parseInput, type ClientApiResponse, type ClientApiCall } from '../../core/http/client-api-route';
import { tokenizeAccount } from './tokenize-account';

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

/** Tokenizes a PayPal account after the customer's approval. Resolves with undefined when the call names neither a payment nor an agreement. */
export async function tokenizePayPal({ context, authorization, input }: ClientApiCall): Promise<ClientApiResponse | undefined> {
  const { paypalAccount, merchantAccountId } = parseInput(account, input);
  const { options, ...accountInput } = paypalAccount;
  if (accountInput.billingAgreementToken == null && accountInput.paymentToken == null) return undefined;
  // With a client token an account is validated by default, with a tokenization key only on request. Forms send the text `false`.
  const validate = options?.validate ?? authorization.kind === 'client_token';
  const document = await tokenizeAccount(context, authorization, {
    ...accountInput,
    merchantAccountId,
    validate: Boolean(validate) && validate !== 'false',
  });
  return { status: 202, body: { paypalAccounts: [document] } };
}
