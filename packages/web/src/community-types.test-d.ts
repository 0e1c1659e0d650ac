import type { AmericanExpress, AmericanExpressCreateOptions } from '@tender/american-express';
import type { ApplePay, ApplePayCreateOptions, ApplePayDeferred, ApplePayTokenizePayload as ApplePayload } from '@tender/apple-pay';
import type { Client, ClientCreateOptions, ClientLike } from '@tender/client';
import type { DataCollector, DataCollectorCreateOptions, DataCollectorDeferred } from '@tender/data-collector';
import type { GooglePayment, GooglePaymentCreateOptions, GooglePaymentPayload } from '@tender/google-pay';
import type { HostedFields, HostedFieldsCreateOptions, HostedFieldsTokenizePayload as CardPayload } from '@tender/hosted-fields';
import type { LocalPayment, LocalPaymentCreateOptions } from '@tender/local-payment';
import type { PayPal, PayPalTokenizePayload as PayPalPayload } from '@tender/paypal';
import type {
  PayPalCheckoutCreatePaymentOptions,
  PayPalCheckoutLoadPayPalSDKOptions,
  PayPalCheckout,
  PayPalCheckoutCreateOptions,
  PayPalCheckoutTokenizePaymentOptions,
  PayPalCheckoutUpdatePaymentOptions,
} from '@tender/paypal/checkout';
import type { ThreeDSecure, ThreeDSecureCreateOptions, ThreeDSecureVerifyPayload } from '@tender/three-d-secure';
import type {
  UnionPayEnrollOptions,
  UnionPayFetchCapabilitiesOptions,
  UnionPayTokenizeOptions as UnionPayTokenizeOptions,
  UnionPay,
} from '@tender/union-pay';
import type { UsBankAccount } from '@tender/us-bank-account';
import type { VaultManager } from '@tender/vault-manager';
import type { VenmoTokenizePayload as VenmoPayload, Venmo, VenmoCreateOptions } from '@tender/venmo';
import type * as braintree from 'braintree-web';
import type { TenderError } from './index';

// A shop can keep using the types of `@types/braintree-web`: our results are assignable to them, and their options are assignable to ours. Each
// exception has a directive with its reason, and is listed in the README.

type Module = { create: (options: never, callback: never) => unknown };
type Options<M extends Module> = Parameters<M['create']>[0];
type OptionsParameter<Method extends (options: never) => unknown> = Parameters<Method>[0];

export const error = (ours: TenderError): braintree.BraintreeError => ours;
export const usBankAccount = (ours: UsBankAccount): braintree.USBankAccount => ours;

export const client = (ours: Client): Omit<braintree.Client, 'authorization' | 'getConfiguration'> => ours;
// @ts-expect-error -- the authorization of a client is in its configuration only, also in the version that these types describe
export const clientAuthorization = (ours: Client): Pick<braintree.Client, 'authorization'> => ours;
// @ts-expect-error -- a configuration has no client
export const configuration = (ours: Client): Pick<braintree.Client, 'getConfiguration'> => ours;
export const clientOption = (theirs: braintree.Client): ClientLike => theirs;
export const clientOptions = (theirs: Options<typeof braintree.client>): ClientCreateOptions => theirs;

export const hostedFields = (ours: HostedFields): Omit<braintree.HostedFields, 'styleOptions' | 'on' | 'off' | 'getState' | 'tokenize'> =>
  ours;
// @ts-expect-error -- an instance has no property for its styles
export const fieldStyles = (ours: HostedFields): Pick<braintree.HostedFields, 'styleOptions'> => ours;
// @ts-expect-error -- the state has only the fields that were created
export const fieldState = (ours: HostedFields): Pick<braintree.HostedFields, 'getState'> => ours;
// @ts-expect-error -- the same holds for the state in events
export const fieldEvents = (ours: HostedFields): Pick<braintree.HostedFields, 'on' | 'off'> => ours;
export const cardPayload = (
  ours: CardPayload,
): Omit<braintree.HostedFieldsTokenizePayload, 'details' | 'binData' | 'authenticationInsight'> => ours;
// @ts-expect-error -- the gateway omits what it does not know about a card
export const cardDetails = (ours: CardPayload): Pick<braintree.HostedFieldsTokenizePayload, 'details' | 'binData'> => ours;
export const fieldOptions = (theirs: Options<typeof braintree.hostedFields>): HostedFieldsCreateOptions => theirs;

export const threeDSecure = (
  ours: ThreeDSecure,
): Omit<braintree.ThreeDSecure, 'addFrameCallback' | 'removeFrameCallback' | 'verifyCard' | 'cancelVerifyCard'> => ours;
// @ts-expect-error -- these callbacks belong to version 1, which is not supported
export const frameCallbacks = (ours: ThreeDSecure): Pick<braintree.ThreeDSecure, 'addFrameCallback' | 'removeFrameCallback'> => ours;
export const verifyPayload = (ours: ThreeDSecureVerifyPayload): Pick<braintree.ThreeDSecureVerifyPayload, 'nonce'> => ours;
// @ts-expect-error -- what a bank or the gateway may omit from a verification is optional
export const verification = (ours: ThreeDSecureVerifyPayload): braintree.ThreeDSecureVerifyPayload => ours;
// @ts-expect-error -- these two resolve with that payload
export const verifyCard = (ours: ThreeDSecure): Pick<braintree.ThreeDSecure, 'verifyCard' | 'cancelVerifyCard'> => ours;
export const threeDSecureOptions = (
  theirs: Omit<Options<typeof braintree.threeDSecure>, 'version'>,
): Omit<ThreeDSecureCreateOptions, 'version'> => theirs;
// @ts-expect-error -- version 1 is not supported, and omitting the version meant version 1
export const versions = (theirs: Options<typeof braintree.threeDSecure>): ThreeDSecureCreateOptions => theirs;

export const americanExpress = (ours: AmericanExpress): braintree.AmericanExpress => ours;
export const americanExpressOptions = (theirs: Options<typeof braintree.americanExpress>): AmericanExpressCreateOptions => theirs;

export const applePay = (ours: ApplePay): Omit<braintree.ApplePay, 'tokenize'> => ours;
export const applePayDeferred = (ours: ApplePayDeferred): Omit<braintree.ApplePayDeferred, 'tokenize' | 'createPaymentRequest'> => ours;
// @ts-expect-error -- a request of a deferred instance has `total` only if the shop sets it
export const applePayRequest = (ours: ApplePayDeferred): Pick<braintree.ApplePayDeferred, 'createPaymentRequest'> => ours;
export const applePayload = (ours: ApplePayload): Omit<braintree.ApplePayPayload, 'consumed' | 'details' | 'binData'> => ours;
// @ts-expect-error -- the gateway omits what it does not know about a card
export const applePayCard = (ours: ApplePayload): Pick<braintree.ApplePayPayload, 'consumed' | 'details' | 'binData'> => ours;
export const applePayOptions = (theirs: Options<typeof braintree.applePay>): ApplePayCreateOptions => theirs;

export const googlePayment = (ours: GooglePayment): Omit<braintree.GooglePayment, 'parseResponse' | 'createPaymentDataRequest'> => ours;
export const googlePayload = (ours: GooglePaymentPayload): Omit<braintree.GooglePaymentTokenizePayload, 'details' | 'binData'> => ours;
// @ts-expect-error -- `lastTow` is a typing error in the community's types, and a PayPal account has no details
export const googleDetails = (ours: GooglePaymentPayload): Pick<braintree.GooglePaymentTokenizePayload, 'details' | 'binData'> => ours;
// @ts-expect-error -- `merchantInfo` is in a request only if the shop sets it
export const googleRequest = (ours: GooglePayment): Pick<braintree.GooglePayment, 'createPaymentDataRequest'> => ours;
export const googleOptions = (
  theirs: Omit<Options<typeof braintree.googlePayment>, 'googlePayVersion'>,
): Omit<GooglePaymentCreateOptions, 'googlePayVersion'> => theirs;
// @ts-expect-error -- only two numbers are versions
export const googleVersion = (theirs: Options<typeof braintree.googlePayment>): GooglePaymentCreateOptions => theirs;

export const dataCollector = (ours: DataCollector): Omit<braintree.DataCollector, 'teardown' | 'getDeviceData'> => ours;
export const dataCollectorDeferred = (
  ours: DataCollectorDeferred,
): Omit<Partial<braintree.DataCollectorDeferred>, 'teardown' | 'getDeviceData'> => ours;
export const dataCollectorOptions = (theirs: Options<typeof braintree.dataCollector>): DataCollectorCreateOptions => theirs;

export const paypal = (ours: PayPal): Omit<braintree.PayPal, 'teardown' | 'tokenize'> => ours;
// @ts-expect-error -- calls with and without a callback compile, but not with an optional callback in one signature
export const paypalTeardown = (ours: PayPal): Pick<braintree.PayPal, 'teardown'> => ours;
// @ts-expect-error -- only two strings are flows
export const paypalFlow = (ours: PayPal): Pick<braintree.PayPal, 'tokenize'> => ours;
export const paypalPayload = (ours: PayPalPayload): Omit<braintree.PayPalTokenizePayload, 'details'> => ours;
// @ts-expect-error -- PayPal omits what it does not know about an account
export const paypalDetails = (ours: PayPalPayload): Pick<braintree.PayPalTokenizePayload, 'details'> => ours;
export const paypalCheckout = (
  ours: PayPalCheckout,
): Omit<
  braintree.PayPalCheckout,
  'loadPayPalSDK' | 'createPayment' | 'tokenizePayment' | 'getClientId' | 'startVaultInitiatedCheckout' | 'updatePayment'
> => ours;
export const loadOptions = (
  theirs: OptionsParameter<braintree.PayPalCheckout['loadPayPalSDK']>,
): PayPalCheckoutLoadPayPalSDKOptions | undefined => theirs;
export const tokenizeOptions = (
  theirs: OptionsParameter<braintree.PayPalCheckout['tokenizePayment']>,
): PayPalCheckoutTokenizePaymentOptions => theirs;
export const updateOptions = (theirs: OptionsParameter<braintree.PayPalCheckout['updatePayment']>): PayPalCheckoutUpdatePaymentOptions =>
  theirs;
type PaymentOptions = OptionsParameter<braintree.PayPalCheckout['createPayment']>;
export const createOptions = (
  theirs: Omit<PaymentOptions, 'landingPageType'>,
): Omit<PayPalCheckoutCreatePaymentOptions, 'landingPageType'> => theirs;
// @ts-expect-error -- only two strings are landing pages
export const landingPages = (theirs: PaymentOptions): PayPalCheckoutCreatePaymentOptions => theirs;
// @ts-expect-error -- these four methods resolve with this instance or with the account above
export const paypalMethods = (ours: PayPalCheckout): Pick<braintree.PayPalCheckout, PayPalMethods> => ours;
type PayPalMethods = 'loadPayPalSDK' | 'createPayment' | 'tokenizePayment' | 'updatePayment';
// @ts-expect-error -- a merchant without PayPal has no client ID
export const paypalClientId = (ours: PayPalCheckout): Pick<braintree.PayPalCheckout, 'getClientId'> => ours;
// @ts-expect-error -- the community's type lacks the token, the amount and the currency, which are required
export const paypalVaulted = (ours: PayPalCheckout): Pick<braintree.PayPalCheckout, 'startVaultInitiatedCheckout'> => ours;
export const paypalCheckoutOptions = (theirs: Options<typeof braintree.paypalCheckout>): PayPalCheckoutCreateOptions => theirs;

export const venmo = (ours: Venmo): Omit<braintree.Venmo, 'teardown'> => ours;
// @ts-expect-error -- for the same reason as PayPal's teardown
export const venmoTeardown = (ours: Venmo): Pick<braintree.Venmo, 'teardown'> => ours;
export const venmoPayload = (ours: VenmoPayload): braintree.VenmoTokenizePayload => ours;
export const venmoOptions = (theirs: Options<typeof braintree.venmo>): VenmoCreateOptions => theirs;

export const localPayment = (ours: LocalPayment): Omit<braintree.LocalPayment, 'startPayment' | 'tokenize'> => ours;
// @ts-expect-error -- a fallback requires its URL and its text, and a payment may end without a nonce
export const localPaymentStart = (ours: LocalPayment): Pick<braintree.LocalPayment, 'startPayment'> => ours;
// @ts-expect-error -- a payment that returned without parameters has no correlation ID
export const localPaymentResult = (ours: LocalPayment): Pick<braintree.LocalPayment, 'tokenize'> => ours;
export const localPaymentOptions = (theirs: Options<typeof braintree.localPayment>): LocalPaymentCreateOptions => theirs;

export const unionpay = (ours: UnionPay): Omit<braintree.UnionPay, 'fetchCapabilities' | 'enroll' | 'tokenize'> => ours;
export const capabilitiesOptions = (theirs: OptionsParameter<braintree.UnionPay['fetchCapabilities']>): UnionPayFetchCapabilitiesOptions =>
  theirs;
export const enrollOptions = (theirs: OptionsParameter<braintree.UnionPay['enroll']>): UnionPayEnrollOptions => theirs;
export const unionpayOptions = (theirs: OptionsParameter<braintree.UnionPay['tokenize']>): UnionPayTokenizeOptions => theirs;
export const enrollment = (ours: UnionPay): Pick<braintree.UnionPay, 'enroll'> => ours;
// @ts-expect-error -- less is known about cards of other brands, and `details` has fewer members
export const unionpayPayloads = (ours: UnionPay): Pick<braintree.UnionPay, 'fetchCapabilities' | 'tokenize'> => ours;

export const vaultManager = (ours: VaultManager): Omit<braintree.VaultManager, 'fetchPaymentMethods'> => ours;
// @ts-expect-error -- a method without a description has no such property, instead of null
export const savedMethods = (ours: VaultManager): Pick<braintree.VaultManager, 'fetchPaymentMethods'> => ours;
