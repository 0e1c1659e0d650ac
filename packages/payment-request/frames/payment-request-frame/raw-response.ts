import { members, type Members } from '@tender/client/internal';
import type { SheetResponse } from './sheet';

/** What the customer told the sheet, without the card: of its details only what the page may know. */
export function rawResponse(response: SheetResponse): Members {
  const copy = members(JSON.parse(JSON.stringify(response)));
  const { billingAddress, cardholderName } = members(copy.details ?? response.details);
  return {
    ...copy,
    details: { ...(billingAddress ? { billingAddress } : undefined), ...(cardholderName ? { cardholderName } : undefined) },
  };
}
