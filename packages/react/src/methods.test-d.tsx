import type { SepaTokenizePayload } from '@tender/sepa';
import { useHostedFields } from './hosted-fields';
import { usePayPal } from './paypal';
import { usePayPalCheckout } from './paypal-checkout';
import { SepaProvider, useSepa, type SepaActions, type SepaFailure, type UseSepaResult } from './sepa';
import { useThreeDSecure } from './three-d-secure';
import { useUsBankAccount } from './us-bank-account';
import { useVaultManager } from './vault-manager';
import { useVenmo } from './venmo';
import { useGooglePay } from './google-pay';
import { useLocalPayment } from './local-payment';
import { usePreferredPaymentMethods } from './preferred-payment-methods';
import { useUnionPay } from './union-pay';
import { useAmericanExpress } from './american-express';
import { useVisaCheckout } from './visa-checkout';
import { FastlaneProvider, useFastlane } from './fastlane';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(): T | undefined => undefined;

export function sepaKnowsItsTypes(): void {
  const { tokenize, instance, status, error } = useSepa();
  const mandate = {
    iban: '',
    merchantAccountId: '',
    mandateType: 'ONE_OFF',
    customerId: '',
    accountHolderName: '',
    countryCode: '',
  } as const;
  holds<Equal<typeof tokenize.data, SepaTokenizePayload | undefined>>();
  holds<Equal<typeof tokenize, SepaActions['tokenize']>>();
  holds<Equal<typeof tokenize.error, SepaFailure | undefined>>();
  holds<Equal<ReturnType<typeof useSepa>, UseSepaResult>>();
  void tokenize.run({ ...mandate, signal: new AbortController().signal });
  void tokenize.run(mandate).then((payload) => payload?.nonce);
  // @ts-expect-error -- required options are missing
  void tokenize.run({ iban: '' });
  // @ts-expect-error -- no such type of mandate
  void tokenize.run({ ...mandate, mandateType: 'SOMETIMES' });
  if (status === 'ready') void instance.tokenize(mandate);
  if (status === 'failed') void error.code.length;
  // @ts-expect-error -- the instance may be undefined before `status` is checked
  void instance.tokenize;
}

export function everyCode(): string | undefined {
  const { error } = useSepa().tokenize;
  if (!error) return undefined;
  const { code } = error;
  switch (code) {
    case 'SEPA_CREATE_MANDATE_FAILED':
    case 'SEPA_CUSTOMER_CANCELED':
    case 'SEPA_INVALID_MANDATE_TYPE':
    case 'SEPA_TOKENIZATION_FAILED':
    case 'SEPA_TOKENIZE_MISSING_REQUIRED_OPTION':
    case 'SEPA_TRANSACTION_FAILED':
      return 'of the method';
    case 'CLIENT_AUTHORIZATION_INSUFFICIENT':
    case 'CLIENT_AUTHORIZATION_INVALID':
    case 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN':
    case 'CLIENT_GATEWAY_NETWORK':
    case 'CLIENT_GRAPHQL_REQUEST_ERROR':
    case 'CLIENT_INVALID_AUTHORIZATION':
    case 'CLIENT_MISSING_GATEWAY_CONFIGURATION':
    case 'CLIENT_OPTION_INVALID':
    case 'CLIENT_OPTION_REQUIRED':
    case 'CLIENT_RATE_LIMITED':
    case 'CLIENT_REQUEST_ERROR':
    case 'CLIENT_REQUEST_TIMEOUT':
      return 'of the client';
    case 'BROWSER_REQUIRED':
    case 'CLIENT_SCRIPT_FAILED_TO_LOAD':
    case 'INCOMPATIBLE_VERSIONS':
    case 'INSTANTIATION_OPTION_REQUIRED':
    case 'INVALID_USE_OF_INTERNAL_FUNCTION':
    case 'METHOD_CALLED_AFTER_TEARDOWN':
      return 'of all';
    default:
      return code satisfies never;
  }
}

export function aCodeLeftOutIsSeen(): void {
  const { error } = useSepa().tokenize;
  if (!error) return;
  const { code } = error;
  switch (code) {
    case 'SEPA_CUSTOMER_CANCELED':
      break;
    default:
      // @ts-expect-error -- other codes are not handled
      code satisfies never;
  }
}

export function othersKnowTheirs(): void {
  void useVenmo()
    .tokenize.run()
    .then(({ details }) => details.username);
  void useVenmo().tokenize.run({ processResultsDelay: 1 });
  void useVenmo()
    .getUrl.run()
    .then((url) => url.length);
  void usePayPal()
    .tokenize.run({ flow: 'vault' })
    .then(({ nonce }) => nonce);
  // @ts-expect-error -- no such flow
  void usePayPal().tokenize.run({ flow: 'other' });
  void usePayPalCheckout()
    .createPayment.run({ flow: 'vault' })
    .then((id) => id.length);
  void useVaultManager()
    .fetchPaymentMethods.run({ defaultFirst: true })
    .then((all) => all[0]?.nonce);
  void useVaultManager()
    .fetchPaymentMethods.run()
    .then((all) => all.length);
  void useVaultManager().deletePaymentMethod.run('nonce');
  // @ts-expect-error -- a nonce is required
  void useVaultManager().deletePaymentMethod.run();
  void useHostedFields().addClass.run('number', 'wide');
  void useHostedFields()
    .tokenize.run({ vault: true })
    .then(({ details }) => details.bin);
  void useHostedFields().tokenize.run();
  void useThreeDSecure()
    .cancelVerifyCard.run()
    .then(({ nonce }) => nonce);
  void useThreeDSecure()
    .verifyCard.run({ nonce: '', amount: '1', bin: '' })
    .then(({ liabilityShifted }) => liabilityShifted);
  void useUsBankAccount().tokenize;
  void useGooglePay()
    .parseResponse.run({})
    .then(({ nonce }) => nonce);
  void useLocalPayment().startPayment;
  void usePreferredPaymentMethods()
    .fetchPreferredPaymentMethods.run()
    .then(({ paypalPreferred }) => paypalPreferred);
  void useUnionPay().enroll;
  void useAmericanExpress()
    .getRewardsBalance.run({ nonce: 'nonce' })
    .then(({ error }) => error?.code);
  void useVisaCheckout()
    .tokenize.run({ callid: '', encKey: '', encPaymentData: '' })
    .then(({ nonce }) => nonce);
  void useFastlane().instance?.identity.lookupCustomerByEmail('ada@example.com');
}

export const page = (
  <SepaProvider merchantAccountId="eur" redirectUrl="/back" suspense>
    {null}
  </SepaProvider>
);
// @ts-expect-error -- <TenderProvider> supplies the client
export const wrong = <SepaProvider client={undefined} />;
export const fastlane = (
  <FastlaneProvider deviceData="device" styles={{ root: {} }} suspense>
    {null}
  </FastlaneProvider>
);
// @ts-expect-error -- there is no such platform
export const wrongPlatform = <FastlaneProvider platform="OTHER" />;
