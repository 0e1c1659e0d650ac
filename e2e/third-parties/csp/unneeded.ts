import type { PolicyMethod } from '@tender/csp';

/** Sources that a method's policy allows though the payment of the test does without them, each with who does not. */
export const unneeded: Readonly<Partial<Record<PolicyMethod, Readonly<Record<string, string>>>>> = {
  'data-collector': {
    'frame-src https://*.paypal.com': 'the own fraud script loads pages into its frames; those of the stand-in are empty',
    'img-src https://*.paypal.com': 'the own fraud script requests pictures; the stand-in requests none',
  },
  fastlane: {
    'frame-src https://*.paypal.com': 'the own script of Fastlane shows windows of its own; the stand-in asks in a dialog of the page',
    'img-src https://www.paypalobjects.com': 'the own script shows pictures; the stand-in has none',
  },
  'google-pay': {
    'frame-src https://pay.google.com': "Google's own script keeps frames on the page; the stand-in opens a window alone",
    'connect-src https://pay.google.com': "Google's own script asks there what the customer has; the stand-in knows",
  },
  'paypal-checkout': {
    'script-src https://www.paypalobjects.com': "PayPal's own script takes parts of itself from there; the stand-in is in one piece",
    'frame-src https://*.paypal.com': "PayPal's own buttons are frames; the stand-in's are elements of the page",
    'connect-src https://www.paypalobjects.com': "PayPal's own script fetches from there; the stand-in has all it needs",
    'img-src https://*.paypal.com': "PayPal's own script shows pictures; the stand-in has none",
    'img-src https://www.paypalobjects.com': "PayPal's own script shows pictures; the stand-in has none",
  },
  'three-d-secure': {
    'script-src https://static.client.cardinaltrusted.com': 'accounts are moved there one by one; the stand-in has one home',
    'connect-src https://*.cardinalcommerce.com': 'the own script of 3D Secure fetches its settings; the stand-in asks from within a frame',
    'connect-src https://*.cardinaltrusted.com': 'the same, for accounts that have been moved',
    'form-action https:': 'the own script leads a frame to the bank by a form; the stand-in sets its address',
  },
  'visa-checkout': {
    'connect-src https://*.checkout.visa.com': "Visa's own script fetches its settings; the stand-in has them",
    'img-src https://*.checkout.visa.com': "Visa's own button is a picture; the shop of the test has a button without one",
  },
  'us-bank-account': {
    'connect-src https://*.plaid.com': 'the own script of bank logins fetches its settings; the stand-in has them',
  },
};
