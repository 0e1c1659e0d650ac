import type { CompleteTexts } from './checkout-texts';

/** English texts of US bank accounts. */
export const enUsBankAccount: CompleteTexts['usBankAccount'] = {
  routingNumber: {
    label: 'Routing number',
    empty: 'Enter the routing number.',
    invalid: 'Check the nine digits.',
  },
  accountNumber: {
    label: 'Account number',
    empty: 'Enter your account number.',
    invalid: 'Enter 4 to 17 digits.',
  },
  accountType: 'Account type',
  checking: 'Checking',
  savings: 'Savings',
  ownershipType: 'Account owner',
  personal: 'A person',
  business: 'A business',
  streetAddress: { label: 'Street address', empty: 'Enter the street address.', invalid: 'Enter the street address.' },
  locality: { label: 'City', empty: 'Enter the city.', invalid: 'Enter the city.' },
  region: { label: 'State', empty: 'Enter the state.', invalid: 'Enter two letters, such as IL.' },
  postalCode: { label: 'ZIP code', empty: 'Enter the ZIP code.', invalid: 'A ZIP code has five digits.' },
  mandate:
    'By paying you authorize Braintree, a service of PayPal, on behalf of {shop}, to verify your bank account and to debit {amount} from it once, by ACH.',
};
