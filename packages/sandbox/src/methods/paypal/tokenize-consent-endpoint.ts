import { z } from 'zod';
import { parseInput, type ClientApiCall, type ClientApiResponse } from '../../core/http/client-api-route';
import { flag, text } from '../../core/input-fields';
import { isFakePaymentToken } from '../../payments/vault/consent-account';
import { tokenizeConsent } from './tokenize-consent';

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
      unilateral: flag,
      options: z.looseObject({ validate: flag }).nullish(),
    })
    .nullish(),
});

/** Tokenizes a PayPal account by consent. Resolves with undefined when the call names a payment or an agreement of a page. */
export async function tokenizePayPalConsent(call: ClientApiCall): Promise<ClientApiResponse | undefined> {
  const { context, authorization } = call;
  const { paypalAccount } = parseInput(input, call.input);
  const account = paypalAccount ?? {};
  const { billingAgreementToken, paymentToken, unilateral } = account;
  // Only a page says whether the merchant is vetted. Without a payment or an agreement, its request is no consent either.
  const isOfPage = unilateral != null || billingAgreementToken != null || (paymentToken != null && !isFakePaymentToken(paymentToken));
  if (isOfPage) return undefined;
  const isForCustomer = authorization.kind === 'client_token' && authorization.grant.customerId !== undefined;
  // A request without an account has nothing to store, and is refused like a consent that is validated.
  const validate = paypalAccount == null || (account.options?.validate ?? isForCustomer);
  const { document, isVaulted } = await tokenizeConsent(context, authorization, { ...account, validate });
  return { status: isVaulted ? 201 : 202, body: { paypalAccounts: [document] } };
}
