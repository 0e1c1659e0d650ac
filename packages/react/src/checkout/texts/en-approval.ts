import type { CompleteTexts } from './checkout-texts';

/** English texts of methods that the customer approves in a window or an app. */
export const enApproval: CompleteTexts['approval'] = {
  payWith: 'Continue with {method}',
  inWindow: 'A window of {method} opens, in which you approve the payment.',
  inApp: 'The {method} app opens, in which you approve the payment.',
  byCode: 'Scan the code that appears with your phone, and approve the payment in the {method} app.',
  returned: 'You have come back from {method}. Continue to finish the payment.',
};
