import type { Client, ClientCreateOptions } from '@tender/client';
import type { GooglePayment, GooglePaymentCreateOptions, ParsedResponse } from '@tender/google-pay';
import type { HostedFields, HostedFieldsCreateOptions, TokenizePayload as CardPayload } from '@tender/hosted-fields';
import type { LocalPayment, LocalPaymentCreateOptions } from '@tender/local-payment';
import type { PayPal, TokenizePayload as PayPalPayload } from '@tender/paypal';
import type { PayPalCheckout, PayPalCheckoutCreateOptions } from '@tender/paypal/checkout';
import type { ThreeDSecure, ThreeDSecureCreateOptions, VerifyPayload } from '@tender/three-d-secure';
import type { UnionPay } from '@tender/union-pay';
import type { UsBankAccount } from '@tender/us-bank-account';
import type { VaultManager } from '@tender/vault-manager';
import type { TokenizePayload as VenmoPayload, Venmo, VenmoCreateOptions } from '@tender/venmo';
import type * as braintree from 'braintree-web';
import type { TenderError } from './index';

// A shop that is typed with the community's `@types/braintree-web` keeps its types: what we give is assignable to them, what they take we
// take. Every member that is not stands under a directive with the reason; the README lists them for shops.

type Module = { create: (options: never, callback: never) => unknown };
type Options<M extends Module> = Omit<Parameters<M['create']>[0], 'client'>;

export const error = (ours: TenderError): braintree.BraintreeError => ours;
export const usBankAccount = (ours: UsBankAccount): braintree.USBankAccount => ours;

export const client = (ours: Client): Omit<braintree.Client, 'authorization' | 'getConfiguration'> => ours;
// @ts-expect-error -- a client shows its authorization in its configuration only
export const clientAuthorization = (ours: Client): Pick<braintree.Client, 'authorization'> => ours;
// @ts-expect-error -- a configuration holds no client
export const configuration = (ours: Client): Pick<braintree.Client, 'getConfiguration'> => ours;
// @ts-expect-error -- the community's client has no `getVersion`, which every component asks for, and no promise form of `request`
export const clientOption = (theirs: braintree.Client): Client => theirs;
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
export const fieldsOptions = (theirs: Omit<Options<typeof braintree.hostedFields>, 'fields'>): Omit<HostedFieldsCreateOptions, 'fields'> =>
  theirs;
// @ts-expect-error -- `supportedCardBrands` may name any brand, and an interface is not assignable to a record of names: spread it
export const fieldOptions = (theirs: Options<typeof braintree.hostedFields>): HostedFieldsCreateOptions => theirs;

export const threeDSecure = (
  ours: ThreeDSecure,
): Omit<braintree.ThreeDSecure, 'addFrameCallback' | 'removeFrameCallback' | 'verifyCard' | 'cancelVerifyCard'> => ours;
// @ts-expect-error -- the callbacks of version 1, which is gone
export const frameCallbacks = (ours: ThreeDSecure): Pick<braintree.ThreeDSecure, 'addFrameCallback' | 'removeFrameCallback'> => ours;
export const verifyPayload = (ours: VerifyPayload): Pick<braintree.ThreeDSecureVerifyPayload, 'nonce'> => ours;
// @ts-expect-error -- what a bank or the gateway leaves out of a verification is optional
export const verification = (ours: VerifyPayload): braintree.ThreeDSecureVerifyPayload => ours;
export const threeDSecureOptions = (
  theirs: Omit<Options<typeof braintree.threeDSecure>, 'version' | 'cardinalSDKConfig'>,
): Omit<ThreeDSecureCreateOptions, 'version'> => theirs;
type CardinalConfig = Pick<ThreeDSecureCreateOptions, 'cardinalSDKConfig'>;
// @ts-expect-error -- the bank's script takes members we do not know, which an interface cannot promise: spread it
export const cardinalConfig = (theirs: Options<typeof braintree.threeDSecure>): CardinalConfig => theirs;
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
// @ts-expect-error -- options, addresses and items may have members we do not know, which an interface cannot promise: spread it
export const paypalInterfaces = (ours: PayPalCheckout): Pick<braintree.PayPalCheckout, 'loadPayPalSDK' | 'createPayment'> => ours;
// @ts-expect-error -- the same, for what PayPal's script hands over and for items
export const paypalApproval = (ours: PayPalCheckout): Pick<braintree.PayPalCheckout, 'tokenizePayment' | 'updatePayment'> => ours;
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
// @ts-expect-error -- hosted fields are asked over their bus, which the community's type does not show
export const unionpayFields = (ours: UnionPay): Pick<braintree.UnionPay, 'fetchCapabilities' | 'enroll' | 'tokenize'> => ours;

export const vaultManager = (ours: VaultManager): Omit<braintree.VaultManager, 'fetchPaymentMethods'> => ours;
// @ts-expect-error -- a method without a description has none, rather than null
export const savedMethods = (ours: VaultManager): Pick<braintree.VaultManager, 'fetchPaymentMethods'> => ours;
