export const BACKDROP_Z_INDEX = 3141592632;

/** Texts of the backdrop. */
export const BACKDROP_TEXTS = {
  heading: 'What would you like to do?',
  instructions: 'Tap cancel payment to cancel and return to the business. Continue payment will relaunch the payment window.',
  proceed: 'Continue payment',
  cancel: 'Cancel payment',
} as const;
