import type { CompleteTexts } from './checkout-texts';

/** English texts beside Venmo's login window. */
export const enLogin: CompleteTexts['venmoLogin'] = {
  heading: 'What would you like to do?',
  instructions: 'Tap cancel payment to cancel and return to the business. Continue payment will relaunch the payment window.',
  proceed: 'Continue payment',
  cancel: 'Cancel payment',
};
