import { z } from 'zod';
import { FAKE_PAYMENT_TOKEN, tokenizeConsent } from '../paypal/tokenize-consent';
import { flag, text } from '../input-fields';
import { parseInput, type ClientApiCall, type ClientApiResponse } from './route';

const input = z.looseObject({
  paypalAccount: z
    .looseObject({
      consentCode: text,
      accessToken: text,
      paymentToken: text,
      billingAgreementToken: text,
      token: text,
      payerId: text,
      intent: text,
      options: z.looseObject({ validate: flag }).nullish(),
    })
    .nullish(),
});

/** Tokenizes a PayPal account by consent. Resolves with undefined when the call names a payment or an agreement of a page. */
export async function tokenizePayPalConsent(call: ClientApiCall): Promise<ClientApiResponse | undefined> {
  const { context, authorization } = call;
  const account = parseInput(input, call.input).paypalAccount ?? {};
  const isOfPage = account.billingAgreementToken != null || (account.paymentToken != null && account.paymentToken !== FAKE_PAYMENT_TOKEN);
  if (isOfPage) return undefined;
  const validate = account.options?.validate ?? (authorization.kind === 'client_token' && authorization.grant.customerId !== undefined);
  const { document, isVaulted } = await tokenizeConsent(context, authorization, { ...account, validate });
  return { status: isVaulted ? 201 : 202, body: { paypalAccounts: [document] } };
}
