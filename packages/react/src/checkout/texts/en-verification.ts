import type { CompleteTexts } from './checkout-texts';

/** English texts of 3D Secure. */
export const enVerification: CompleteTexts['verification'] = {
  title: 'Confirm the payment with your bank',
  close: 'Go back without paying',
  notVerified: {
    title: 'Your bank did not confirm the payment.',
    help: 'You have not been charged. Try again, or choose another card or way to pay.',
  },
};
