import { americanExpress } from '@tender/american-express';
import { applePay } from '@tender/apple-pay';
import { dataCollector } from '@tender/data-collector';
import { fastlane } from '@tender/fastlane';
import { googlePayment } from '@tender/google-pay';
import { hostedFields } from '@tender/hosted-fields';
import { localPayment } from '@tender/local-payment';
import { masterpass } from '@tender/masterpass';
import { paymentRequest } from '@tender/payment-request';
import { paypal } from '@tender/paypal';
import { paypalCheckout } from '@tender/paypal/checkout';
import { preferredPaymentMethods } from '@tender/preferred-payment-methods';
import type { methods } from '@tender/registry';
import { sepa } from '@tender/sepa';
import { threeDSecure } from '@tender/three-d-secure';
import { unionpay } from '@tender/union-pay';
import { usBankAccount } from '@tender/us-bank-account';
import { vaultManager } from '@tender/vault-manager';
import { venmo } from '@tender/venmo';
import { visaCheckout } from '@tender/visa-checkout';
import { AmericanExpressProvider, useAmericanExpress } from '../american-express';
import { ApplePayProvider, useApplePay } from '../apple-pay';
import { DataCollectorProvider, useDataCollector } from '../data-collector';
import { FastlaneProvider, useFastlane } from '../fastlane';
import { GooglePayProvider, useGooglePay } from '../google-pay';
import { HostedFieldsProvider, useHostedFields } from '../hosted-fields';
import { LocalPaymentProvider, useLocalPayment } from '../local-payment';
import { MasterpassProvider, useMasterpass } from '../masterpass';
import { PaymentRequestProvider, usePaymentRequest } from '../payment-request';
import { PayPalProvider, usePayPal } from '../paypal';
import { PayPalCheckoutProvider, usePayPalCheckout } from '../paypal-checkout';
import { PreferredPaymentMethodsProvider, usePreferredPaymentMethods } from '../preferred-payment-methods';
import { SepaProvider, useSepa } from '../sepa';
import { ThreeDSecureProvider, useThreeDSecure } from '../three-d-secure';
import { UnionPayProvider, useUnionPay } from '../union-pay';
import { UsBankAccountProvider, useUsBankAccount } from '../us-bank-account';
import { useVaultManager, VaultManagerProvider } from '../vault-manager';
import { useVenmo, VenmoProvider } from '../venmo';
import { useVisaCheckout, VisaCheckoutProvider } from '../visa-checkout';
import type { ProviderCase } from './describe-provider';

/** The cases of `describeProvider`, one for each method. */
export const everyMethod: Readonly<Record<keyof typeof methods, ProviderCase>> = {
  sepa: {
    name: 'Sepa',
    Provider: SepaProvider,
    useMethod: useSepa,
    component: sepa,
    options: { redirectUrl: '/back', merchantAccountId: 'eur' },
    changed: { redirectUrl: '/elsewhere' },
    actions: ['tokenize'],
  },
  venmo: {
    name: 'Venmo',
    Provider: VenmoProvider,
    useMethod: useVenmo,
    component: venmo,
    options: { paymentMethodUsage: 'single_use', lineItems: [{ name: 'mug', quantity: 1, unitAmount: '1.00', kind: 'DEBIT' }] },
    changed: { lineItems: [{ name: 'mug', quantity: 2, unitAmount: '1.00', kind: 'DEBIT' }] },
    actions: ['tokenize', 'cancelTokenization', 'getUrl', 'processHashChangeFlowResults'],
  },
  paypal: { name: 'PayPal', Provider: PayPalProvider, useMethod: usePayPal, component: paypal, actions: ['tokenize'] },
  'paypal-checkout': {
    name: 'PayPalCheckout',
    Provider: PayPalCheckoutProvider,
    useMethod: usePayPalCheckout,
    component: paypalCheckout,
    options: { merchantAccountId: 'eur' },
    changed: { merchantAccountId: 'usd' },
    actions: [
      'createPayment',
      'updatePayment',
      'tokenizePayment',
      'getClientId',
      'loadPayPalSDK',
      'startVaultInitiatedCheckout',
      'closeVaultInitiatedCheckoutWindow',
      'focusVaultInitiatedCheckoutWindow',
    ],
  },
  'local-payment': {
    name: 'LocalPayment',
    Provider: LocalPaymentProvider,
    useMethod: useLocalPayment,
    component: localPayment,
    options: { redirectUrl: '/back' },
    changed: { redirectUrl: undefined },
    actions: ['startPayment', 'tokenize'],
  },
  masterpass: {
    name: 'Masterpass',
    Provider: MasterpassProvider,
    useMethod: useMasterpass,
    component: masterpass,
    actions: ['tokenize'],
  },
  'three-d-secure': {
    name: 'ThreeDSecure',
    Provider: ThreeDSecureProvider,
    useMethod: useThreeDSecure,
    component: threeDSecure,
    options: { version: '2', cardinalSDKConfig: { payment: { displayLoading: true } } },
    changed: { cardinalSDKConfig: { payment: { displayLoading: false } } },
    actions: ['verifyCard', 'prepareLookup', 'initializeChallengeWithLookupResponse', 'cancelVerifyCard'],
  },
  'union-pay': {
    name: 'UnionPay',
    Provider: UnionPayProvider,
    useMethod: useUnionPay,
    component: unionpay,
    actions: ['fetchCapabilities', 'enroll', 'tokenize'],
  },
  'us-bank-account': {
    name: 'UsBankAccount',
    Provider: UsBankAccountProvider,
    useMethod: useUsBankAccount,
    component: usBankAccount,
    actions: ['tokenize'],
  },
  'vault-manager': {
    name: 'VaultManager',
    Provider: VaultManagerProvider,
    useMethod: useVaultManager,
    component: vaultManager,
    actions: ['fetchPaymentMethods', 'deletePaymentMethod'],
  },
  'data-collector': {
    name: 'DataCollector',
    Provider: DataCollectorProvider,
    useMethod: useDataCollector,
    component: dataCollector,
    options: { riskCorrelationId: 'one' },
    changed: { riskCorrelationId: 'two' },
    actions: ['getDeviceData'],
  },
  'american-express': {
    name: 'AmericanExpress',
    Provider: AmericanExpressProvider,
    useMethod: useAmericanExpress,
    component: americanExpress,
    actions: ['getRewardsBalance', 'getExpressCheckoutProfile'],
  },
  'apple-pay': {
    name: 'ApplePay',
    Provider: ApplePayProvider,
    useMethod: useApplePay,
    component: applePay,
    actions: ['performValidation', 'tokenize'],
  },
  'visa-checkout': {
    name: 'VisaCheckout',
    Provider: VisaCheckoutProvider,
    useMethod: useVisaCheckout,
    component: visaCheckout,
    actions: ['tokenize'],
  },
  fastlane: {
    name: 'Fastlane',
    Provider: FastlaneProvider,
    useMethod: useFastlane,
    component: fastlane,
    options: { deviceData: 'device', styles: { root: { padding: '4px' } } },
    changed: { styles: { root: { padding: '8px' } } },
    actions: [],
  },
  'google-pay': {
    name: 'GooglePay',
    Provider: GooglePayProvider,
    useMethod: useGooglePay,
    component: googlePayment,
    options: { googlePayVersion: 2 },
    changed: { googlePayVersion: 1 },
    actions: ['parseResponse'],
  },
  'payment-request': {
    name: 'PaymentRequest',
    Provider: PaymentRequestProvider,
    useMethod: usePaymentRequest,
    component: paymentRequest,
    options: { enabledPaymentMethods: { googlePay: false } },
    changed: { enabledPaymentMethods: { googlePay: true } },
    actions: ['tokenize', 'canMakePayment'],
  },
  'preferred-payment-methods': {
    name: 'PreferredPaymentMethods',
    Provider: PreferredPaymentMethodsProvider,
    useMethod: usePreferredPaymentMethods,
    component: preferredPaymentMethods,
    actions: ['fetchPreferredPaymentMethods'],
  },
  'hosted-fields': {
    name: 'HostedFields',
    Provider: HostedFieldsProvider,
    useMethod: useHostedFields,
    component: hostedFields,
    options: { fields: { number: { selector: '#number' } }, styles: { input: { color: 'black' } } },
    changed: { preventAutofill: true },
    actions: [
      'tokenize',
      'addClass',
      'removeClass',
      'setAttribute',
      'removeAttribute',
      'setMonthOptions',
      'clear',
      'focus',
      'getChallenges',
      'getSupportedCardTypes',
    ],
  },
};

/** The methods for which methods.test.tsx runs the `core` tests; methods.full.test.tsx runs them for the others. */
export const coreMethods = ['sepa', 'paypal-checkout'];
