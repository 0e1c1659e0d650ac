import { VENMO_QR_PREFIX } from '@tender/client/internal';

/** Creates the content of the QR code: a URL that opens the app with a payment context. Its values are not percent-encoded. */
export const createCodeUrl = (id: string, merchantId: string, environment: string): string =>
  `${VENMO_QR_PREFIX}?facilitator=BT&intent=Continue&resource_id=${id}&merchant_id=${merchantId}&environment=${environment}`;
