import { googlePayment } from '@tender/google-pay';
import { hostedFields } from '@tender/hosted-fields';
import { localPayment } from '@tender/local-payment';
import { masterpass } from '@tender/masterpass';
import { paymentRequest } from '@tender/payment-request';
import { paypal } from '@tender/paypal';
import { paypalCheckout } from '@tender/paypal/checkout';
import { preferredPaymentMethods } from '@tender/preferred-payment-methods';
import { sepa } from '@tender/sepa';
import { threeDSecure } from '@tender/three-d-secure';
import { unionpay } from '@tender/union-pay';
import { usBankAccount } from '@tender/us-bank-account';
import { vaultManager } from '@tender/vault-manager';
import { venmo } from '@tender/venmo';
import { GooglePayProvider, useGooglePay } from './google-pay';
import { HostedFieldsProvider, useHostedFields } from './hosted-fields';
import { LocalPaymentProvider, useLocalPayment } from './local-payment';
import { MasterpassProvider, useMasterpass } from './masterpass';
import { PaymentRequestProvider, usePaymentRequest } from './payment-request';
import { PayPalProvider, usePayPal } from './paypal';
import { PayPalCheckoutProvider, usePayPalCheckout } from './paypal-checkout';
import { PreferredPaymentMethodsProvider, usePreferredPaymentMethods } from './preferred-payment-methods';
import { SepaProvider, useSepa } from './sepa';
import { describeProvider } from './testing/describe-provider';
import { ThreeDSecureProvider, useThreeDSecure } from './three-d-secure';
import { UnionPayProvider, useUnionPay } from './union-pay';
import { UsBankAccountProvider, useUsBankAccount } from './us-bank-account';
import { useVaultManager, VaultManagerProvider } from './vault-manager';
import { useVenmo, VenmoProvider } from './venmo';

describe('sepa', () =>
  describeProvider({
    name: 'Sepa',
    Provider: SepaProvider,
    useMethod: useSepa,
    component: sepa,
    options: { redirectUrl: '/back', merchantAccountId: 'eur' },
    changed: { redirectUrl: '/elsewhere' },
    actions: ['tokenize'],
  }));

describe('venmo', () =>
  describeProvider({
    name: 'Venmo',
    Provider: VenmoProvider,
    useMethod: useVenmo,
    component: venmo,
    options: { paymentMethodUsage: 'single_use', lineItems: [{ name: 'mug', quantity: 1, unitAmount: '1.00', kind: 'DEBIT' }] },
    changed: { lineItems: [{ name: 'mug', quantity: 2, unitAmount: '1.00', kind: 'DEBIT' }] },
    actions: ['tokenize', 'cancelTokenization', 'getUrl', 'processHashChangeFlowResults'],
  }));

describe('paypal', () =>
  describeProvider({ name: 'PayPal', Provider: PayPalProvider, useMethod: usePayPal, component: paypal, actions: ['tokenize'] }));

describe('paypal-checkout', () =>
  describeProvider({
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
  }));

describe('local-payment', () =>
  describeProvider({
    name: 'LocalPayment',
    Provider: LocalPaymentProvider,
    useMethod: useLocalPayment,
    component: localPayment,
    options: { redirectUrl: '/back' },
    changed: { redirectUrl: undefined },
    actions: ['startPayment', 'tokenize'],
  }));

describe('masterpass', () =>
  describeProvider({
    name: 'Masterpass',
    Provider: MasterpassProvider,
    useMethod: useMasterpass,
    component: masterpass,
    actions: ['tokenize'],
  }));

describe('three-d-secure', () =>
  describeProvider({
    name: 'ThreeDSecure',
    Provider: ThreeDSecureProvider,
    useMethod: useThreeDSecure,
    component: threeDSecure,
    options: { version: '2', cardinalSDKConfig: { payment: { displayLoading: true } } },
    changed: { cardinalSDKConfig: { payment: { displayLoading: false } } },
    actions: ['verifyCard', 'prepareLookup', 'initializeChallengeWithLookupResponse', 'cancelVerifyCard'],
  }));

describe('union-pay', () =>
  describeProvider({
    name: 'UnionPay',
    Provider: UnionPayProvider,
    useMethod: useUnionPay,
    component: unionpay,
    actions: ['fetchCapabilities', 'enroll', 'tokenize'],
  }));

describe('us-bank-account', () =>
  describeProvider({
    name: 'UsBankAccount',
    Provider: UsBankAccountProvider,
    useMethod: useUsBankAccount,
    component: usBankAccount,
    actions: ['tokenize'],
  }));

describe('vault-manager', () =>
  describeProvider({
    name: 'VaultManager',
    Provider: VaultManagerProvider,
    useMethod: useVaultManager,
    component: vaultManager,
    actions: ['fetchPaymentMethods', 'deletePaymentMethod'],
  }));

describe('google-pay', () =>
  describeProvider({
    name: 'GooglePay',
    Provider: GooglePayProvider,
    useMethod: useGooglePay,
    component: googlePayment,
    options: { googlePayVersion: 2 },
    changed: { googlePayVersion: 1 },
    actions: ['parseResponse'],
  }));

describe('payment-request', () =>
  describeProvider({
    name: 'PaymentRequest',
    Provider: PaymentRequestProvider,
    useMethod: usePaymentRequest,
    component: paymentRequest,
    options: { enabledPaymentMethods: { googlePay: false } },
    changed: { enabledPaymentMethods: { googlePay: true } },
    actions: ['tokenize', 'canMakePayment'],
  }));

describe('preferred-payment-methods', () =>
  describeProvider({
    name: 'PreferredPaymentMethods',
    Provider: PreferredPaymentMethodsProvider,
    useMethod: usePreferredPaymentMethods,
    component: preferredPaymentMethods,
    actions: ['fetchPreferredPaymentMethods'],
  }));

describe('hosted-fields', () =>
  describeProvider({
    name: 'HostedFields',
    Provider: HostedFieldsProvider,
    useMethod: useHostedFields,
    component: hostedFields,
    options: { fields: { number: { selector: '#number' } }, styles: { input: { color: 'black' } } },
    changed: { styles: { input: { color: 'navy' } } },
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
  }));
