/** A component that merchants create: the client, or a payment method. */
export interface Component {
  /** What a merchant imports the component from. */
  readonly from: string;
  /** Name of the component: the export of `from`, the member of `@tender/web`, of `braintree-web` and of `window.braintree`. */
  readonly namespace: string;
  /** Name of its module in `braintree-web`, which is also its sub-path of `@tender/web` and its script on the asset host. */
  readonly module: string;
  /** Types that the codemod moves: their names in `@types/braintree-web`, with their names in `from`. */
  readonly types?: Readonly<Record<string, string>>;
}

/** What a method needs on a merchant's page in addition to what the client needs. Hosts are those of `packages/csp/src/hosts.ts`. */
export interface PolicyNeeds<Host extends string = string> {
  /** Popups and full-page redirects need no entry, because a policy does not restrict navigation of windows. */
  readonly frames?: readonly Host[];
  /** Scripts of the provider's partners, which may not support Trusted Types. */
  readonly scripts?: readonly Host[];
  readonly connections?: readonly Host[];
  readonly images?: readonly Host[];
  /** Targets of forms that a partner's script adds to the page. */
  readonly forms?: readonly Host[];
  /** Whether a partner's script adds inline styles. */
  readonly inlineStyles?: boolean;
  /** Whether the page itself sends GraphQL requests. Requests of a frame on the asset host are subject to the frame's own policy. */
  readonly graphQL?: boolean;
}

/** A payment method. */
export interface Method extends Component {
  /** What `@tender/csp` allows for the method. */
  readonly policy: PolicyNeeds;
  /** How many kilobytes the method may add to a page that has what all methods share. Undefined if `bench/sizes.mjs` measures it in another way. */
  readonly gate: number | undefined;
  /** Name of its guide in `docs/guides`, if it has one under another name than its own. */
  readonly guide?: string;
}

/** The component that all methods share. */
export const client = {
  from: '@tender/client',
  namespace: 'client',
  module: 'client',
  types: { BraintreeError: 'TenderError', callback: 'Callback', Client: 'Client' },
} as const satisfies Component;

/** Every payment method. Its name is that of its module in `@tender/react` and of its entry in `@tender/csp`. Sorted, as merchants read this list. */
export const methods = {
  'american-express': {
    from: '@tender/american-express',
    namespace: 'americanExpress',
    module: 'american-express',
    types: { AmericanExpress: 'AmericanExpress' },
    policy: {},
    gate: 1.2,
  },
  'apple-pay': {
    from: '@tender/apple-pay',
    namespace: 'applePay',
    module: 'apple-pay',
    types: {
      ApplePay: 'ApplePay',
      ApplePayDeferred: 'ApplePayDeferred',
      ApplePayDetails: 'ApplePayDetails',
      ApplePayPayload: 'ApplePayTokenizePayload',
    },
    policy: {}, // the sheet belongs to the browser
    gate: 2.5,
  },
  'data-collector': {
    from: '@tender/data-collector',
    namespace: 'dataCollector',
    module: 'data-collector',
    types: { DataCollector: 'DataCollector', DataCollectorDeferred: 'DataCollectorDeferred' },
    // The script adds frames and requests images of further hosts on the provider's domain.
    policy: { scripts: ['fraudScript'], frames: ['paypalSite'], connections: ['paypalSite'], images: ['paypalSite'] },
    gate: 2.5,
  },
  fastlane: {
    from: '@tender/fastlane',
    namespace: 'fastlane',
    module: 'fastlane',
    // The script shows card fields, which are frames of the asset host, and windows of its own.
    policy: {
      scripts: ['paypalObjects', 'providerScripts'],
      frames: ['assets', 'paypalSite'],
      connections: ['paypalObjects', 'paypalSite'],
      images: ['paypalObjects'],
      inlineStyles: true,
      graphQL: true,
    },
    gate: 1.2,
  },
  'google-pay': {
    from: '@tender/google-pay',
    namespace: 'googlePayment',
    module: 'google-payment',
    types: {
      GooglePayment: 'GooglePayment',
      GooglePaymentDeferred: 'GooglePaymentDeferred',
      GooglePaymentTokenizePayload: 'GooglePaymentPayload',
    },
    policy: { scripts: ['googlePay'], frames: ['googlePay'], connections: ['googlePay'], inlineStyles: true },
    gate: 2,
  },
  'hosted-fields': {
    from: '@tender/hosted-fields',
    namespace: 'hostedFields',
    module: 'hosted-fields',
    types: {
      HostedFields: 'HostedFields',
      HostedFieldsEvent: 'HostedFieldsEvent',
      HostedFieldsStateObject: 'HostedFieldsEvent', // a deprecated alias in `@types/braintree-web`
      HostedFieldsTokenizePayload: 'HostedFieldsTokenizePayload',
    },
    policy: { frames: ['assets'] },
    gate: undefined, // measured together with the client
  },
  'local-payment': {
    from: '@tender/local-payment',
    namespace: 'localPayment',
    module: 'local-payment',
    types: { LocalPayment: 'LocalPayment', LocalPaymentTokenizePayload: 'LocalPaymentTokenizePayload' },
    policy: { frames: ['assets'] },
    gate: 5,
  },
  masterpass: {
    from: '@tender/masterpass',
    namespace: 'masterpass',
    module: 'masterpass',
    policy: { frames: ['assets'] },
    gate: 2.5,
  },
  'payment-request': {
    from: '@tender/payment-request',
    namespace: 'paymentRequest',
    module: 'payment-request',
    policy: { frames: ['assets'] },
    gate: 3.5,
  },
  paypal: {
    from: '@tender/paypal',
    namespace: 'paypal',
    module: 'paypal',
    types: { PayPal: 'PayPal', PayPalTokenizePayload: 'PayPalTokenizePayload' },
    policy: { frames: ['assets'] },
    gate: 3,
  },
  'paypal-checkout': {
    from: '@tender/paypal/checkout',
    namespace: 'paypalCheckout',
    module: 'paypal-checkout',
    types: { PayPalCheckout: 'PayPalCheckout', PayPalCheckoutCreatePaymentOptions: 'PayPalCheckoutCreatePaymentOptions' },
    policy: {
      scripts: ['paypalSdk', 'paypalObjects'],
      frames: ['assets', 'paypalSite'],
      connections: ['paypalPreload', 'paypalSite', 'paypalObjects'],
      images: ['paypalSite', 'paypalObjects'],
      inlineStyles: true,
    },
    gate: 5,
  },
  'preferred-payment-methods': {
    from: '@tender/preferred-payment-methods',
    namespace: 'preferredPaymentMethods',
    module: 'preferred-payment-methods',
    policy: { graphQL: true },
    gate: 0.8,
  },
  sepa: {
    from: '@tender/sepa',
    namespace: 'sepa',
    module: 'sepa',
    policy: { frames: ['assets'] },
    gate: 2.5,
  },
  'three-d-secure': {
    from: '@tender/three-d-secure',
    namespace: 'threeDSecure',
    module: 'three-d-secure',
    types: { ThreeDSecure: 'ThreeDSecure', ThreeDSecureVerifyPayload: 'ThreeDSecureVerifyPayload' },
    policy: {
      scripts: ['songbird', 'cardinalTrustedSongbird'],
      frames: ['any'], // every bank serves its challenge from its own host
      connections: ['songbirdSite', 'cardinalTrusted'],
      forms: ['any'], // the script opens the bank's page in a frame by submitting a form
      inlineStyles: true,
    },
    gate: 5,
  },
  'union-pay': {
    from: '@tender/union-pay',
    namespace: 'unionpay',
    module: 'unionpay',
    types: {
      UnionPay: 'UnionPay',
      UnionPayEnrollPayload: 'UnionPayEnrollPayload',
      UnionPayFetchCapabilitiesPayload: 'UnionPayFetchCapabilitiesPayload',
      UnionPayTokenizePayload: 'UnionPayTokenizePayload',
    },
    policy: { frames: ['assets'] },
    gate: 2.5,
  },
  'us-bank-account': {
    from: '@tender/us-bank-account',
    namespace: 'usBankAccount',
    module: 'us-bank-account',
    types: { USBankAccount: 'UsBankAccount' },
    policy: { scripts: ['plaid'], frames: ['plaid'], connections: ['plaidSite'], graphQL: true },
    gate: 2.5,
  },
  'vault-manager': {
    from: '@tender/vault-manager',
    namespace: 'vaultManager',
    module: 'vault-manager',
    types: { FetchPaymentMethodsPayload: 'VaultManagerPaymentMethod', VaultManager: 'VaultManager' },
    policy: { graphQL: true },
    gate: 1.2,
    guide: 'vault',
  },
  venmo: {
    from: '@tender/venmo',
    namespace: 'venmo',
    module: 'venmo',
    types: { Venmo: 'Venmo', VenmoTokenizePayload: 'VenmoTokenizePayload' },
    policy: { frames: ['assets'], graphQL: true },
    gate: 8,
  },
  'visa-checkout': {
    from: '@tender/visa-checkout',
    namespace: 'visaCheckout',
    module: 'visa-checkout',
    policy: {
      scripts: ['visaCheckout'], // the shop's page loads it
      frames: ['visaCheckoutSite'],
      connections: ['visaCheckoutSite'],
      images: ['visaCheckoutSite'],
      inlineStyles: true,
    },
    gate: 1.8,
  },
} as const satisfies Readonly<Record<string, Method>>;

/** Name of a component, as a member of `window.braintree`. */
export type Namespace = typeof client.namespace | (typeof methods)[keyof typeof methods]['namespace'];

/** The client and every method. */
export const components: readonly Component[] = [client, ...Object.values(methods)];
