import { nonEmptyString } from '@tender/client/internal';
import type { Client } from '@tender/client';
import { sepaErrors } from '../errors';
import { failWith } from '../fail-with';
import type { SepaTokenizePayload } from '../types';

/** A mandate that the customer has approved. Only the nonce is checked: what the gateway says of the mandate is passed on as it is. */
export interface ApprovedMandate {
  last4: unknown;
  bankReferenceToken: unknown;
  customerId: unknown;
  mandateType: unknown;
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
  try {
    const endpoint = 'payment_methods/sepa_debit_accounts';
    const response = await client.request({ api: 'clientApi', method: 'post', endpoint, data, signal });
    const nonce = nonEmptyString(response['nonce'], 'nonce');
    return { nonce, ibanLastFour: last4, customerId, mandateType } as SepaTokenizePayload;
  } catch (error) {
    return failWith(sepaErrors.SEPA_TRANSACTION_FAILED, signal)(error);
  }
}
