import type * as amex from '@tender/american-express';
import type * as apple from '@tender/apple-pay';
import type { ComponentOptions, OPTIONS, SHARED_OPTIONS } from '@tender/client/internal';
import type * as collector from '@tender/data-collector';
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
import type * as visa from '@tender/visa-checkout';

// Compares the list of options that `onEvent` checks with the types of each component: both must name the same options.

type Names<Line extends string> = Line extends `${infer Name} ${infer Rest}` ? Name | Names<Rest> : Line;
type Listed<Call extends keyof typeof OPTIONS> = Exclude<Names<(typeof OPTIONS)[Call]>, ''>;
type Shared = Names<typeof SHARED_OPTIONS>;

/** The keys of an object type, including those of each variant of a union, without index signatures. */
type OwnKeys<T> = T extends unknown ? keyof { [Name in keyof T as string extends Name ? never : Name]: T[Name] } : never;
type Typed<Options> = Exclude<OwnKeys<Options>, Shared>;

/** `true`, or the names by which the two differ. */
type Same<A, B> = [Exclude<A, B> | Exclude<B, A>] extends [never] ? true : { missing: Exclude<B, A>; superfluous: Exclude<A, B> };

interface Types {
  'american-express.create': amex.AmericanExpressCreateOptions;
  'american-express.getExpressCheckoutProfile': amex.AmericanExpressCheckoutProfileOptions;
  'applepay.create': apple.ApplePayCreateOptions;
  'applepay.performValidation': apple.ApplePayPerformValidationOptions;
  'applepay.tokenize': apple.ApplePayTokenizeOptions;
  'custom.hosted-fields.create': fields.HostedFieldsCreateOptions;
  'custom.hosted-fields.tokenize': fields.HostedFieldsTokenizeOptions;
  'custom.hosted-fields.setAttribute': fields.HostedFieldsSetAttributeOptions;
  'custom.hosted-fields.removeAttribute': fields.HostedFieldsRemoveAttributeOptions;
  'data-collector.create': collector.DataCollectorCreateOptions;
  'data-collector.getDeviceData': collector.DataCollectorGetDeviceDataOptions;
  'google-payment.create': google.GooglePaymentCreateOptions;
  'local-payment.create': local.LocalPaymentCreateOptions;
  'local-payment.startPayment': local.LocalPaymentStartPaymentOptions;
  'masterpass.create': masterpass.MasterpassCreateOptions;
  'masterpass.tokenize': masterpass.MasterpassTokenizeOptions;
  'payment-request.create': request.PaymentRequestCreateOptions;
  'payment-request.tokenize': request.PaymentRequestConfiguration;
  'payment-request.canMakePayment': request.PaymentRequestConfiguration;
  'paypal.create': ComponentOptions;
  'paypal.tokenize': paypal.PayPalTokenizeOptions;
  'paypal-checkout.create': checkout.PayPalCheckoutCreateOptions;
  'paypal-checkout.createPayment': checkout.PayPalCheckoutCreatePaymentOptions;
  'paypal-checkout.startVaultInitiatedCheckout': checkout.PayPalCheckoutStartVaultInitiatedCheckoutOptions;
  'paypal-checkout.updatePayment': checkout.PayPalCheckoutUpdatePaymentOptions;
  'paypal-checkout.tokenizePayment': checkout.PayPalCheckoutTokenizePaymentOptions;
  'preferred-payment-methods.create': ComponentOptions;
  'sepa.create': sepa.SepaCreateOptions;
  'sepa.tokenize': sepa.SepaTokenizeOptions;
  'three-d-secure.create': secure.ThreeDSecureCreateOptions;
  'three-d-secure.verifyCard': secure.ThreeDSecureVerifyCardOptions;
  'unionpay.create': unionPay.UnionPayCreateOptions;
  'unionpay.fetchCapabilities': unionPay.UnionPayFetchCapabilitiesOptions;
  'unionpay.enroll': unionPay.UnionPayEnrollOptions;
  'unionpay.tokenize': unionPay.UnionPayTokenizeOptions;
  'usbankaccount.create': bank.UsBankAccountCreateOptions;
  'usbankaccount.tokenize': bank.UsBankAccountTokenizeOptions;
  'vault-manager.create': vault.VaultManagerCreateOptions;
  'vault-manager.fetchPaymentMethods': vault.VaultManagerFetchPaymentMethodsOptions;
  'venmo.create': venmo.VenmoCreateOptions;
  'venmo.tokenize': venmo.VenmoTokenizeOptions;
  'visacheckout.create': visa.VisaCheckoutCreateOptions;
}

declare const differences: { [Call in keyof typeof OPTIONS]: Same<Listed<Call>, Typed<Types[Call]>> };
differences satisfies Record<keyof Types, true>;
