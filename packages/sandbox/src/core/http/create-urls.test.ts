import { createUrls } from './create-urls';

test.each([
  ['http://localhost:4810', 'http://localhost:4810', 'http://localhost:4810'],
  ['https://api.sandbox.braintreegateway.com', 'https://songbirdstag.cardinalcommerce.com', 'https://www.sandbox.paypal.com'],
  ['https://api.braintreegateway.com', 'https://songbird.cardinalcommerce.com', 'https://www.paypal.com'],
])('a page that calls the sandbox at %s finds 3D Secure at %s and PayPal at %s', (origin, threeDSecureUrl, paypalUrl) => {
  expect(createUrls(origin, 'tender')).toMatchObject({ threeDSecureUrl, paypalUrl });
});
