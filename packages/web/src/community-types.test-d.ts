import type { Client, ClientCreateOptions, GivenClient } from '@tender/client';
import type { GooglePayment, GooglePaymentCreateOptions, ParsedResponse } from '@tender/google-pay';
import type { HostedFields, HostedFieldsCreateOptions, TokenizePayload as CardPayload } from '@tender/hosted-fields';
import type { LocalPayment, LocalPaymentCreateOptions } from '@tender/local-payment';
import type { PayPal, TokenizePayload as PayPalPayload } from '@tender/paypal';
import type {
  CreatePaymentOptions,
  LoadPayPalSDKOptions,
  PayPalCheckout,
  PayPalCheckoutCreateOptions,
  TokenizePaymentOptions,
  UpdatePaymentOptions,
} from '@tender/paypal/checkout';
import type { ThreeDSecure, ThreeDSecureCreateOptions, VerifyPayload } from '@tender/three-d-secure';
import type { EnrollOptions, FetchCapabilitiesOptions, TokenizeOptions as UnionPayTokenizeOptions, UnionPay } from '@tender/union-pay';
import type { UsBankAccount } from '@tender/us-bank-account';
import type { VaultManager } from '@tender/vault-manager';
import type { TokenizePayload as VenmoPayload, Venmo, VenmoCreateOptions } from '@tender/venmo';
import type * as braintree from 'braintree-web';
import type { TenderError } from './index';

// A shop that is typed with the community's `@types/braintree-web` keeps its types: what we give is assignable to them, what they take we
// take. Every member that is not stands under a directive with the reason; the README lists them for shops.

type Module = { create: (options: never, callback: never) => unknown };
type Options<M extends Module> = Parameters<M['create']>[0];
type Given<Method extends (options: never) => unknown> = Parameters<Method>[0];

export const error = (ours: TenderError): braintree.BraintreeError => ours;
export const usBankAccount = (ours: UsBankAccount): braintree.USBankAccount => ours;

export const client = (ours: Client): Omit<braintree.Client, 'authorization' | 'getConfiguration'> => ours;
// @ts-expect-error -- a client shows its authorization in its configuration only; so does the one these types are for
export const clientAuthorization = (ours: Client): Pick<braintree.Client, 'authorization'> => ours;
// @ts-expect-error -- a configuration holds no client
export const configuration = (ours: Client): Pick<braintree.Client, 'getConfiguration'> => ours;
export const clientOption = (theirs: braintree.Client): GivenClient => theirs;
export const clientOptions = (theirs: Options<typeof braintree.client>): ClientCreateOptions => theirs;

export const hostedFields = (ours: HostedFields): Omit<braintree.HostedFields, 'styleOptions' | 'on' | 'off' | 'getState' | 'tokenize'> =>
  ours;
// @ts-expect-error -- an instance does not keep its styles
export const fieldStyles = (ours: HostedFields): Pick<braintree.HostedFields, 'styleOptions'> => ours;
// @ts-expect-error -- a shop has the fields it asked for: the others are not in the state
export const fieldState = (ours: HostedFields): Pick<braintree.HostedFields, 'getState'> => ours;
// @ts-expect-error -- nor in the state that comes with events
export const fieldEvents = (ours: HostedFields): Pick<braintree.HostedFields, 'on' | 'off'> => ours;
export const cardPayload = (
  ours: CardPayload,
): Omit<braintree.HostedFieldsTokenizePayload, 'details' | 'binData' | 'authenticationInsight'> => ours;
// @ts-expect-error -- the gateway leaves out what it does not know of a card
export const cardDetails = (ours: CardPayload): Pick<braintree.HostedFieldsTokenizePayload, 'details' | 'binData'> => ours;
export const fieldOptions = (theirs: Options<typeof braintree.hostedFields>): HostedFieldsCreateOptions => theirs;

export const threeDSecure = (
  ours: ThreeDSecure,
): Omit<braintree.ThreeDSecure, 'addFrameCallback' | 'removeFrameCallback' | 'verifyCard' | 'cancelVerifyCard'> => ours;
// @ts-expect-error -- the callbacks of version 1, which is gone
export const frameCallbacks = (ours: ThreeDSecure): Pick<braintree.ThreeDSecure, 'addFrameCallback' | 'removeFrameCallback'> => ours;
export const verifyPayload = (ours: VerifyPayload): Pick<braintree.ThreeDSecureVerifyPayload, 'nonce'> => ours;
// @ts-expect-error -- what a bank or the gateway leaves out of a verification is optional
export const verification = (ours: VerifyPayload): braintree.ThreeDSecureVerifyPayload => ours;
// @ts-expect-error -- so of the two that resolve with it
export const verifyCard = (ours: ThreeDSecure): Pick<braintree.ThreeDSecure, 'verifyCard' | 'cancelVerifyCard'> => ours;
export const threeDSecureOptions = (
  theirs: Omit<Options<typeof braintree.threeDSecure>, 'version'>,
): Omit<ThreeDSecureCreateOptions, 'version'> => theirs;
// @ts-expect-error -- version 1 is gone, and to leave the version out meant version 1
export const versions = (theirs: Options<typeof braintree.threeDSecure>): ThreeDSecureCreateOptions => theirs;

export const googlePayment = (ours: GooglePayment): Omit<braintree.GooglePayment, 'parseResponse' | 'createPaymentDataRequest'> => ours;
export const googlePayload = (ours: ParsedResponse): Omit<braintree.GooglePaymentTokenizePayload, 'details' | 'binData'> => ours;
// @ts-expect-error -- `lastTow` is a slip of the community's, and a PayPal account has no details
export const googleDetails = (ours: ParsedResponse): Pick<braintree.GooglePaymentTokenizePayload, 'details' | 'binData'> => ours;
// @ts-expect-error -- a request names a merchant only if the shop does
export const googleRequest = (ours: GooglePayment): Pick<braintree.GooglePayment, 'createPaymentDataRequest'> => ours;
export const googleOptions = (
  theirs: Omit<Options<typeof braintree.googlePayment>, 'googlePayVersion'>,
): Omit<GooglePaymentCreateOptions, 'googlePayVersion'> => theirs;
// @ts-expect-error -- of all numbers two are versions
export const googleVersion = (theirs: Options<typeof braintree.googlePayment>): GooglePaymentCreateOptions => theirs;

export const paypal = (ours: PayPal): Omit<braintree.PayPal, 'teardown' | 'tokenize'> => ours;
// @ts-expect-error -- calls with a callback and without one compile, but not as the one signature that has both
export const paypalTeardown = (ours: PayPal): Pick<braintree.PayPal, 'teardown'> => ours;
// @ts-expect-error -- of all strings two are flows
export const paypalFlow = (ours: PayPal): Pick<braintree.PayPal, 'tokenize'> => ours;
export const paypalPayload = (ours: PayPalPayload): Omit<braintree.PayPalTokenizePayload, 'details'> => ours;
// @ts-expect-error -- PayPal says what it knows of an account
export const paypalDetails = (ours: PayPalPayload): Pick<braintree.PayPalTokenizePayload, 'details'> => ours;
export const paypalCheckout = (
  ours: PayPalCheckout,
): Omit<
  braintree.PayPalCheckout,
  'loadPayPalSDK' | 'createPayment' | 'tokenizePayment' | 'getClientId' | 'startVaultInitiatedCheckout' | 'updatePayment'
> => ours;
export const loadOptions = (theirs: Given<braintree.PayPalCheckout['loadPayPalSDK']>): LoadPayPalSDKOptions | undefined => theirs;
export const tokenizeOptions = (theirs: Given<braintree.PayPalCheckout['tokenizePayment']>): TokenizePaymentOptions => theirs;
export const updateOptions = (theirs: Given<braintree.PayPalCheckout['updatePayment']>): UpdatePaymentOptions => theirs;
type PaymentOptions = Given<braintree.PayPalCheckout['createPayment']>;
export const createOptions = (theirs: Omit<PaymentOptions, 'landingPageType'>): Omit<CreatePaymentOptions, 'landingPageType'> => theirs;
// @ts-expect-error -- of all strings two are landing pages
export const landingPages = (theirs: PaymentOptions): CreatePaymentOptions => theirs;
// @ts-expect-error -- so of the four methods, which resolve with this instance or the account above
export const paypalMethods = (ours: PayPalCheckout): Pick<braintree.PayPalCheckout, PayPalMethods> => ours;
type PayPalMethods = 'loadPayPalSDK' | 'createPayment' | 'tokenizePayment' | 'updatePayment';
// @ts-expect-error -- a merchant without PayPal has no client id
export const paypalClientId = (ours: PayPalCheckout): Pick<braintree.PayPalCheckout, 'getClientId'> => ours;
// @ts-expect-error -- the community's lacks the token, the amount and the currency, without which it fails
export const paypalVaulted = (ours: PayPalCheckout): Pick<braintree.PayPalCheckout, 'startVaultInitiatedCheckout'> => ours;
export const paypalCheckoutOptions = (theirs: Options<typeof braintree.paypalCheckout>): PayPalCheckoutCreateOptions => theirs;

export const venmo = (ours: Venmo): Omit<braintree.Venmo, 'teardown'> => ours;
// @ts-expect-error -- as with PayPal's
export const venmoTeardown = (ours: Venmo): Pick<braintree.Venmo, 'teardown'> => ours;
export const venmoPayload = (ours: VenmoPayload): braintree.VenmoTokenizePayload => ours;
export const venmoOptions = (theirs: Options<typeof braintree.venmo>): VenmoCreateOptions => theirs;

export const localPayment = (ours: LocalPayment): Omit<braintree.LocalPayment, 'startPayment' | 'tokenize'> => ours;
// @ts-expect-error -- a fallback, where there is one, needs its address and its text; a payment may end without a nonce
export const localPaymentStart = (ours: LocalPayment): Pick<braintree.LocalPayment, 'startPayment'> => ours;
// @ts-expect-error -- a payment that came back by itself has no correlation id
export const localPaymentResult = (ours: LocalPayment): Pick<braintree.LocalPayment, 'tokenize'> => ours;
export const localPaymentOptions = (theirs: Options<typeof braintree.localPayment>): LocalPaymentCreateOptions => theirs;

export const unionpay = (ours: UnionPay): Omit<braintree.UnionPay, 'fetchCapabilities' | 'enroll' | 'tokenize'> => ours;
export const capabilitiesOptions = (theirs: Given<braintree.UnionPay['fetchCapabilities']>): FetchCapabilitiesOptions => theirs;
export const enrollOptions = (theirs: Given<braintree.UnionPay['enroll']>): EnrollOptions => theirs;
export const unionpayOptions = (theirs: Given<braintree.UnionPay['tokenize']>): UnionPayTokenizeOptions => theirs;
export const enrollment = (ours: UnionPay): Pick<braintree.UnionPay, 'enroll'> => ours;
// @ts-expect-error -- what is known of a card that is none of UnionPay's, or of any in its `details`, is less
export const unionpayPayloads = (ours: UnionPay): Pick<braintree.UnionPay, 'fetchCapabilities' | 'tokenize'> => ours;

export const vaultManager = (ours: VaultManager): Omit<braintree.VaultManager, 'fetchPaymentMethods'> => ours;
// @ts-expect-error -- a method without a description has none, rather than null
export const savedMethods = (ours: VaultManager): Pick<braintree.VaultManager, 'fetchPaymentMethods'> => ours;
