import { string } from '@tender/client/internal';
import type { Client } from '@tender/client';
import { sepaErrors } from '../errors';
import { failWith } from '../fail-with';
import type { TokenizePayload } from '../types';

/** A mandate the customer has approved. */
export interface ApprovedMandate {
  last4: string;
  bankReferenceToken: string;
  customerId: string;
  mandateType: TokenizePayload['mandateType'];
  merchantAccountId: string | undefined;
}

/** @throws SEPA_TRANSACTION_FAILED for any failure and an answer without a nonce */
export async function createNonce(signal: AbortSignal, client: Client, mandate: ApprovedMandate): Promise<TokenizePayload> {
  const { last4, bankReferenceToken, customerId, mandateType, merchantAccountId } = mandate;
  const data = {
    sepa_debit_account: {
      last_4: last4,
      merchant_or_partner_customer_id: customerId,
      bank_reference_token: bankReferenceToken,
      mandate_type: mandateType,
    },
    merchant_account_id: merchantAccountId,
  };
  return client
    .request({ method: 'post', endpoint: 'payment_methods/sepa_debit_accounts', data, signal })
    .then((answer) => ({ nonce: string(answer['nonce'] || undefined, 'nonce'), ibanLastFour: last4, customerId, mandateType }))
    .catch(failWith(sepaErrors.SEPA_TRANSACTION_FAILED, signal));
}
