import type { CompleteTexts } from './checkout-texts';

/** English texts for the fields of names. */
export const enNames: CompleteTexts['names'] = {
  givenName: { label: 'First name', empty: 'Enter your first name.', invalid: 'Enter your first name.' },
  surname: { label: 'Last name', empty: 'Enter your last name.', invalid: 'Enter your last name.' },
  accountHolder: { label: 'Account holder', empty: 'Enter the name of the account holder.', invalid: 'Enter first and last name.' },
  businessName: { label: 'Business name', empty: 'Enter the name of the business.', invalid: 'Enter the name of the business.' },
};
