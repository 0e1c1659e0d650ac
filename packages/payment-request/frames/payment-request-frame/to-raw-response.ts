import { asRecord, type UnknownRecord } from '@tender/client/internal';
import type { SheetResponse } from './sheet';

/** Copies the sheet's response without the card data: of its details only the billing address and the cardholder remain. */
export function toRawResponse(response: SheetResponse): UnknownRecord {
  const copy = asRecord(JSON.parse(JSON.stringify(response)));
  const { billingAddress, cardholderName } = asRecord(copy.details ?? response.details);
  return {
    ...copy,
    details: { ...(billingAddress ? { billingAddress } : undefined), ...(cardholderName ? { cardholderName } : undefined) },
  };
}
