/** English texts of `<VenmoQrCode>`. The keys `generating` to `problem` are the steps of the payment. */
export const venmoTexts = {
  /** Heading, and accessible name of the group. */
  heading: 'Pay with Venmo',
  /** Accessible name of the picture. */
  code: 'QR code for the Venmo app',
  generating: 'Generating a QR code, get your Venmo app ready',
  scan: 'To scan the QR code, open your Venmo app',
  authorizing: 'Authorize on your Venmo app',
  authorized: 'Venmo account authorized',
  problem: 'Something went wrong',
  /** Replaces `problem` when the customer has canceled in the app. */
  canceled: 'The authorization was canceled',
  again: 'Get a new code',
  cancel: 'Cancel',
} as const;

/** Texts of `<VenmoQrCode>`. */
export type VenmoTexts = { readonly [Name in keyof typeof venmoTexts]: string };
