import { unusedOptions } from './options';

test.each([
  ['an offer to pay later', 'paypal-checkout.createPayment', { flow: 'checkout', offerPayLater: true }, ['offerPayLater']],
  ['the amount of an agreement', 'paypal-checkout.createPayment', { flow: 'vault', amount: '1' }, ['amount']],
  ['no plan of an agreement', 'paypal-checkout.createPayment', { flow: 'vault', planType: 'UNSCHEDULED' }, []],
  ['the plan of a payment', 'paypal-checkout.createPayment', { flow: 'checkout', planType: 'UNSCHEDULED' }, ['planType']],
  ['a return URL without the app', 'paypal-checkout.createPayment', { flow: 'vault', returnUrl: '/' }, ['returnUrl']],
  ['the amount of an agreement, in a window', 'paypal.tokenize', { flow: 'vault', amount: '1' }, ['amount']],
  ['no amount of a payment, in a window', 'paypal.tokenize', { flow: 'checkout', amount: '1' }, []],
] as const)('%s has no effect', (_, call, options, expected) => {
  const unused: readonly string[] = unusedOptions[call](options);
  expect(Object.keys(options).filter((name) => unused.includes(name))).toEqual(expected);
});
