import { findRemedies } from './type-remedies';

test.each([
  ["error TS18048: 'client' is possibly 'undefined'.", 'what may be missing is optional'],
  ["error TS18048: 'state.fields.number' is possibly 'undefined'.", 'state.fields.number?.isValid'],
  ["error TS2532: Object is possibly 'undefined'.", 'what may be missing is optional'],
  [
    "error TS2345: Argument of type 'Client | undefined' is not assignable to parameter of type 'Client'.",
    'what may be missing is optional',
  ],
  [
    "error TS2322: Type '(string | GooglePayMethod)[]' is not assignable to type 'IsReadyToPayPaymentMethodSpecification[]'.",
    'as google.payments',
  ],
  [
    "error TS2345: Argument of type 'GooglePaymentDataRequest' is not assignable to parameter of type 'PaymentDataRequest'.",
    'as google.payments',
  ],
  ["error TS2693: 'ApplePaySession' only refers to a type, but is being used as a value here.", 'window.ApplePaySession'],
  ["error TS1362: 'ApplePaySession' cannot be used as a value because it was exported using 'export type'.", 'window.ApplePaySession'],
  ["error TS2322: Type 'Promise<Client> & Promise<HostedFields>' is not assignable to type 'Promise<Client>'.", 'await create'],
  ["error TS2339: Property 'authorization' does not exist on type 'Client'.", 'getConfiguration().authorization'],
  ["error TS2307: Cannot find module '@tender/web/client' or its corresponding type declarations.", '"moduleResolution"'],
])('an error that a shop cannot expect has a remedy: %s', (message, remedy) => {
  expect(findRemedies([`pay.ts(1,1): ${message}`])).toEqual([expect.stringMatching(/^1 error: /)]);
  expect(findRemedies([`pay.ts(1,1): ${message}`])[0]).toContain(remedy);
});

test('errors of one kind share a remedy, and others have none', () => {
  const missing = "pay.ts(1,1): error TS18048: 'payload' is possibly 'undefined'.";
  expect(findRemedies([missing, missing, "pay.ts(2,1): error TS2304: Cannot find name 'pay'."])).toEqual([
    expect.stringMatching(/^2 errors: /),
  ]);
});
