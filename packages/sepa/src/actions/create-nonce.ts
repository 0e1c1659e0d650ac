import { nonEmptyString } from '@tender/client/internal';
import type { Client } from '@tender/client';
import { sepaErrors } from '../errors';
import { failWith } from '../fail-with';
import type { SepaTokenizePayload } from '../types';

/** A mandate that the customer has approved. */
export interface ApprovedMandate {
  last4: string;
  bankReferenceToken: string;
  customerId: string;
  mandateType: SepaTokenizePayload['mandateType'];
  merchantAccountId: string | undefined;
}

/** @throws SEPA_TRANSACTION_FAILED for any failure and a response without a nonce */
export async function createNonce(signal: AbortSignal, client: Client, mandate: ApprovedMandate): Promise<SepaTokenizePayload> {
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
    .then((response) => ({ nonce: nonEmptyString(response['nonce'], 'nonce'), ibanLastFour: last4, customerId, mandateType }))
    .catch(failWith(sepaErrors.SEPA_TRANSACTION_FAILED, signal));
}
