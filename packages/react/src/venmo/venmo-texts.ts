/** Of the QR code, in English. Those of its steps are by what the customer is told there. */
export const venmoTexts = {
  /** Names the region of the QR code. */
  heading: 'Pay with Venmo',
  /** Names the picture. */
  code: 'QR code for the Venmo app',
  generating: 'Generating a QR code, get your Venmo app ready',
  scan: 'To scan the QR code, open your Venmo app',
  authorizing: 'Authorize on your Venmo app',
  authorized: 'Venmo account authorized',
  problem: 'Something went wrong',
  /** The problem that the customer has said no in the app. */
  canceled: 'The authorization was canceled',
  again: 'Get a new code',
  cancel: 'Cancel',
} as const;

export type VenmoTexts = { readonly [Name in keyof typeof venmoTexts]: string };
