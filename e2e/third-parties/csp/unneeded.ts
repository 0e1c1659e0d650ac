import type { Method } from '@tender/csp';

/** Sources that a method's policy allows though the payment of the test does without them, each with who does not. */
export const unneeded: Readonly<Partial<Record<Method, Readonly<Record<string, string>>>>> = {
  'google-pay': {
    'frame-src https://pay.google.com': "Google's own script keeps frames on the page; the stand-in opens a window alone",
    'connect-src https://pay.google.com': "Google's own script asks there what the customer has; the stand-in knows",
  },
  'paypal-checkout': {
    'frame-src https://*.paypal.com': "PayPal's own buttons are frames; the stand-in's are elements of the page",
    'img-src https://*.paypal.com': "PayPal's own script shows pictures; the stand-in has none",
  },
  'three-d-secure': {
    'frame-src https://assets.braintreegateway.com': "version 1 shows the bank's page inside a frame of the asset host",
    'connect-src https://*.cardinalcommerce.com': 'the own script of 3D Secure fetches its settings; the stand-in asks from within a frame',
  },
  'us-bank-account': {
    'connect-src https://*.plaid.com': 'the own script of bank logins fetches its settings; the stand-in has them',
  },
};
