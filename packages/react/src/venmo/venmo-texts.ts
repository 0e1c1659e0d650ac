/** English texts of `<VenmoQrCode>`. The texts `generating` to `problem` belong to the state of the payment with the same name. */
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
  /** Buttons. */
  again: 'Get a new code',
  cancel: 'Cancel',
} as const;

/** Texts of `<VenmoQrCode>`, for another language. */
export type VenmoTexts = { readonly [Name in keyof typeof venmoTexts]: string };
