import type { ComponentOptions, OptionNames, UnusedOptions } from '@tender/client/internal';
import type {
  PayPalCheckoutCreateOptions,
  PayPalCheckoutCreatePaymentOptions,
  PayPalCheckoutStartVaultInitiatedCheckoutOptions,
  PayPalCheckoutTokenizePaymentOptions,
  PayPalCheckoutUpdatePaymentOptions,
  PayPalTokenizeOptions,
} from './types';

/** Options by which PayPal's buttons and a checkout with a saved account set up a payment. */
const PAYMENT = {
  amount: true,
  currency: true,
  intent: true,
  offerCredit: true,
  displayName: true,
  locale: true,
  enableShippingAddress: true,
  shippingAddressEditable: true,
  shippingAddressOverride: true,
  landingPageType: true,
  billingAgreementDescription: true,
  commit: true,
  offerPayLater: true,
  shippingOptions: true,
  userAuthenticationEmail: true,
  shippingCallbackUrl: true,
  riskCorrelationId: true,
  requestBillingAgreement: true,
  billingAgreementDetails: true,
  lineItems: true,
  vaultInitiatedCheckoutPaymentMethodToken: true,
  contactPreference: true,
  planType: true,
  planMetadata: true,
  amountBreakdown: true,
  userAction: true,
} satisfies OptionNames<Omit<PayPalCheckoutStartVaultInitiatedCheckoutOptions, 'optOutOfModalBackdrop'>>;

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'paypal.create': {} satisfies OptionNames<ComponentOptions>,
  'paypal.tokenize': {
    flow: true,
    amount: true,
    currency: true,
    intent: true,
    offerCredit: true,
    displayName: true,
    locale: true,
    enableShippingAddress: true,
    shippingAddressEditable: true,
    shippingAddressOverride: true,
    landingPageType: true,
    billingAgreementDescription: true,
    offerPayLater: true,
    useraction: true,
  } satisfies OptionNames<PayPalTokenizeOptions>,
  'paypal-checkout.create': { merchantAccountId: true, autoSetDataUserIdToken: true } satisfies OptionNames<PayPalCheckoutCreateOptions>,
  'paypal-checkout.createPayment': {
    flow: true,
    appSwitchPreference: true,
    returnUrl: true,
    cancelUrl: true,
    ...PAYMENT,
  } satisfies OptionNames<PayPalCheckoutCreatePaymentOptions>,
  'paypal-checkout.startVaultInitiatedCheckout': {
    ...PAYMENT,
    optOutOfModalBackdrop: true,
  } satisfies OptionNames<PayPalCheckoutStartVaultInitiatedCheckoutOptions>,
  'paypal-checkout.updatePayment': {
    paymentId: true,
    orderId: true,
    currency: true,
    amount: true,
    lineItems: true,
    shippingOptions: true,
    amountBreakdown: true,
    shippingAddress: true,
  } satisfies OptionNames<PayPalCheckoutUpdatePaymentOptions>,
  'paypal-checkout.tokenizePayment': {
    paymentToken: true,
    billingToken: true,
    payerID: true,
    paymentID: true,
    orderID: true,
    shippingOptionsId: true,
    intent: true,
    vault: true,
  } satisfies OptionNames<PayPalCheckoutTokenizePaymentOptions>,
};

const PAYMENT_ONLY = [
  'amount',
  'currency',
  'requestBillingAgreement',
  'billingAgreementDetails',
  'lineItems',
  'vaultInitiatedCheckoutPaymentMethodToken',
  'contactPreference',
] as const;

export const unusedOptions = {
  'paypal.tokenize': (({ flow }) =>
    flow === 'checkout' ? ['billingAgreementDescription'] : ['amount', 'currency']) satisfies UnusedOptions<PayPalTokenizeOptions>,
  'paypal-checkout.createPayment': (({ flow, requestBillingAgreement, appSwitchPreference }) => [
    'commit',
    'offerPayLater',
    ...(flow === 'checkout' ? (['billingAgreementDescription'] as const) : PAYMENT_ONLY),
    ...(flow === 'checkout' && !requestBillingAgreement ? (['planType', 'planMetadata'] as const) : []),
    ...(appSwitchPreference ? [] : (['returnUrl', 'cancelUrl'] as const)),
  ]) satisfies UnusedOptions<PayPalCheckoutCreatePaymentOptions>,
  'paypal-checkout.startVaultInitiatedCheckout': (() => [
    'commit',
    'offerPayLater',
    'billingAgreementDescription',
  ]) satisfies UnusedOptions<PayPalCheckoutStartVaultInitiatedCheckoutOptions>,
  'paypal-checkout.tokenizePayment': (() => ['shippingOptionsId']) satisfies UnusedOptions<PayPalCheckoutTokenizePaymentOptions>,
};
