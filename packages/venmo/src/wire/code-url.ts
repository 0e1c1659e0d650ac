import { VENMO_PURCHASE } from '@tender/client/internal';

/** What the QR code says: the address that opens the app with a payment context. Nothing in it is encoded. */
export const codeUrl = (id: string, merchantId: string, environment: string): string =>
  `${VENMO_PURCHASE}?facilitator=BT&intent=Continue&resource_id=${id}&merchant_id=${merchantId}&environment=${environment}`;
