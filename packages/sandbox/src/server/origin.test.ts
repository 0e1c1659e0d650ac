import { urlsFor } from './origin';

test.each([
  ['http://localhost:4810', 'http://localhost:4810', 'http://localhost:4810'],
  ['https://api.sandbox.braintreegateway.com', 'https://songbirdstag.cardinalcommerce.com', 'https://www.sandbox.paypal.com'],
  ['https://api.braintreegateway.com', 'https://songbird.cardinalcommerce.com', 'https://www.paypal.com'],
])('asked at %s, challenges are at %s', (origin, threeDSecureUrl, paypalUrl) => {
  expect(urlsFor(origin, 'tender')).toMatchObject({ threeDSecureUrl, paypalUrl });
});
