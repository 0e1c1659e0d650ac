import type { CheckoutTexts } from './checkout-texts';

/** English texts that every checkout needs. Each method adds its own, unless the `texts` prop contains them. */
export const enBasics: CheckoutTexts = {
  locale: 'en',
  direction: 'ltr',
  loading: 'Loading the ways to pay…',
  preparing: 'Getting {method} ready…',
  choose: 'How would you like to pay?',
  pay: 'Pay {amount}',
  collecting: 'Checking your details…',
  waiting: 'Waiting for you at {method}…',
  cancel: 'Cancel',
  paying: 'Paying…',
  paid: 'Thank you. Your payment is complete.',
  retry: 'Try again',
  incomplete: 'Please complete the fields that are marked.',
  notLoaded: { title: 'The ways to pay could not be loaded.', help: 'Check your connection and try again.' },
  noMethods: { title: 'No way to pay is available.', help: 'Try again later.' },
  methodNotLoaded: { title: '{method} could not be loaded.', help: 'Try again, or choose another way to pay.' },
  left: {
    title: 'The payment was not completed.',
    help: 'You have not been charged. Try again, or choose another way to pay.',
  },
  blocked: {
    title: 'The payment window did not open.',
    help: 'You have not been charged. Allow pop-up windows for this shop, then try again.',
  },
  refused: {
    title: 'Your details were not accepted.',
    help: 'You have not been charged. Check what you entered, or choose another way to pay.',
  },
  unreachable: {
    title: 'The payment service could not be reached.',
    help: 'Check your connection and try again. What you entered is still here.',
  },
  failed: {
    title: 'The payment did not work.',
    help: 'Try again, or choose another way to pay. What you entered is still here.',
  },
  uncertain: {
    title: 'We do not know yet whether you have paid.',
    help: 'If you confirmed the payment, ask the shop before you try again.',
  },
  methods: { card: 'Card' },
  card: {
    number: {
      label: 'Card number',
      empty: 'Enter your card number.',
      invalid: 'This card number is incomplete or has a typing error.',
    },
    expirationDate: {
      label: 'Expiry date',
      placeholder: 'MM / YY',
      empty: 'Enter the expiry date.',
      invalid: 'The date is incomplete or past.',
    },
    cvv: { label: 'Security code', empty: 'Enter the security code.', invalid: 'This code is incomplete.' },
    postalCode: {
      label: 'Billing postal code',
      empty: 'Enter the postal code of your billing address.',
      invalid: 'This postal code is incomplete.',
    },
    cardholderName: { label: 'Name on card', empty: 'Enter the name on your card.', invalid: 'Enter the name as it is on your card.' },
    codeHint: '{size} digits',
    brandRefused: '{brand} is not accepted here. Use another card.',
    security: 'Your card details go encrypted straight to the payment service.',
  },
};
