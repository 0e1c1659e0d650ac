import type { ComponentOptions, OPTIONS, SHARED_OPTIONS } from '@tender/client/internal';
import type * as google from '@tender/google-pay';
import type * as fields from '@tender/hosted-fields';
import type * as local from '@tender/local-payment';
import type * as masterpass from '@tender/masterpass';
import type * as request from '@tender/payment-request';
import type * as paypal from '@tender/paypal';
import type * as checkout from '@tender/paypal/checkout';
import type * as sepa from '@tender/sepa';
import type * as secure from '@tender/three-d-secure';
import type * as unionPay from '@tender/union-pay';
import type * as bank from '@tender/us-bank-account';
import type * as vault from '@tender/vault-manager';
import type * as venmo from '@tender/venmo';

// The list of options that `onEvent` knows, held against the types of each component: neither may have an option more.

type Names<Line extends string> = Line extends `${infer Name} ${infer Rest}` ? Name | Names<Rest> : Line;
type Listed<Call extends keyof typeof OPTIONS> = Exclude<Names<(typeof OPTIONS)[Call]>, ''>;
type Shared = Names<typeof SHARED_OPTIONS>;

/** The names of an object's members, those of each variant of a union, and none of an index signature. */
type Own<T> = T extends unknown ? keyof { [Name in keyof T as string extends Name ? never : Name]: T[Name] } : never;
type Typed<Options> = Exclude<Own<Options>, Shared>;

/** `true`, or the names in which the two differ. */
type Same<A, B> = [Exclude<A, B> | Exclude<B, A>] extends [never] ? true : { missing: Exclude<B, A>; superfluous: Exclude<A, B> };

interface Types {
  'custom.hosted-fields.create': fields.HostedFieldsCreateOptions;
  'custom.hosted-fields.tokenize': fields.TokenizeOptions;
  'custom.hosted-fields.setAttribute': fields.SetAttributeOptions;
  'custom.hosted-fields.removeAttribute': fields.RemoveAttributeOptions;
  'google-payment.create': google.GooglePaymentCreateOptions;
  'local-payment.create': local.LocalPaymentCreateOptions;
  'local-payment.startPayment': local.StartPaymentOptions;
  'masterpass.create': masterpass.MasterpassCreateOptions;
  'masterpass.tokenize': masterpass.TokenizeOptions;
  'payment-request.create': request.PaymentRequestCreateOptions;
  'payment-request.tokenize': request.PaymentConfiguration;
  'payment-request.canMakePayment': request.PaymentConfiguration;
  'paypal.create': ComponentOptions;
  'paypal.tokenize': paypal.TokenizeOptions;
  'paypal-checkout.create': checkout.PayPalCheckoutCreateOptions;
  'paypal-checkout.createPayment': checkout.CreatePaymentOptions;
  'paypal-checkout.startVaultInitiatedCheckout': checkout.StartVaultInitiatedCheckoutOptions;
  'paypal-checkout.updatePayment': checkout.UpdatePaymentOptions;
  'paypal-checkout.tokenizePayment': checkout.TokenizePaymentOptions;
  'preferred-payment-methods.create': ComponentOptions;
  'sepa.create': sepa.SepaCreateOptions;
  'sepa.tokenize': sepa.TokenizeOptions;
  'three-d-secure.create': secure.ThreeDSecureCreateOptions;
  'three-d-secure.verifyCard': secure.VerifyCardOptions;
  'unionpay.create': unionPay.UnionPayCreateOptions;
  'unionpay.fetchCapabilities': unionPay.FetchCapabilitiesOptions;
  'unionpay.enroll': unionPay.EnrollOptions;
  'unionpay.tokenize': unionPay.TokenizeOptions;
  'us-bank-account.create': bank.UsBankAccountCreateOptions;
  'us-bank-account.tokenize': bank.TokenizeOptions;
  'vault-manager.create': vault.VaultManagerCreateOptions;
  'vault-manager.fetchPaymentMethods': vault.FetchPaymentMethodsOptions;
  'venmo.create': venmo.VenmoCreateOptions;
  'venmo.tokenize': venmo.TokenizeOptions;
}

declare const differences: { [Call in keyof typeof OPTIONS]: Same<Listed<Call>, Typed<Types[Call]>> };
differences satisfies Record<keyof Types, true>;
