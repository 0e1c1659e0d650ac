import { z } from 'zod';
import { flag, text } from '../../core/input-fields';
import { billingAddress, cardInput } from '../cards/card-input';
import { type InstrumentKind } from '../instruments/define-instrument';
import { passThruInput } from '../three-d-secure/pass-thru';
import { walletParameters } from './wallet-parameters';

/** What a server adds to a PayPal account that it vaults. */
export const paypalOptions = z.looseObject({ payeeEmail: text, customField: text, description: text }).nullish();

const options = z.looseObject({
  makeDefault: flag,
  verifyCard: flag,
  verificationAmount: text,
  verificationMerchantAccountId: text,
  verificationAccountType: text,
  verificationCurrencyIsoCode: text,
  accountInformationInquiry: text,
  skipAdvancedFraudChecking: flag,
  failOnDuplicatePaymentMethod: flag,
  failOnDuplicatePaymentMethodForCustomer: flag,
  usBankAccountVerificationMethod: text,
  updateExistingToken: text,
  venmoSdkSession: text,
  paypal: paypalOptions,
});

/** A PayPal account that a server sends without a nonce: the consent to it, or the agreement that the customer has made with PayPal. */
export const consent = z.looseObject({ consentCode: text, accessToken: text, billingAgreementId: text, email: text, token: text });

/** The mandate for a bank account, which a server sends where the page has not. */
export const mandate = z.looseObject({ achMandateText: text, achMandateAcceptedAt: text });

/** A payment method that a server creates or updates, from a nonce or from a raw card. */
export const methodInput = cardInput.extend({
  customerId: text,
  paymentMethodNonce: text,
  token: text,
  deviceData: text,
  venmoSdkPaymentMethodCode: text,
  paypalRefreshToken: text,
  paypalVaultWithoutUpgrade: flag,
  billingAddress: billingAddress.nullish(),
  billingAddressId: text,
  paypalAccount: consent.nullish(),
  usBankAccount: mandate.nullish(),
  threeDSecurePassThru: passThruInput.nullish(),
  options: options.nullish(),
  ...walletParameters,
});
export type MethodInput = z.infer<typeof methodInput>;

/** Path of the payment method in the request, and the error codes for its nonce there. */
export interface MethodLocation {
  path: readonly string[];
  /** Path in front of a method's own element: `customer`, or nothing. */
  prefix: readonly string[];
  /** Path of the card's own fields. */
  cardPath: readonly string[];
  consumed: string;
  unknown: string;
  missingCustomer: string;
  unknownCustomer: string;
}

const GENERAL = { consumed: '93107', unknown: '93108', missingCustomer: '93104', unknownCustomer: '93105' };
export const PAYMENT_METHOD_LOCATION: MethodLocation = { path: ['paymentMethod'], prefix: [], cardPath: ['creditCard'], ...GENERAL };
export const CREDIT_CARD_LOCATION: MethodLocation = {
  path: ['creditCard'],
  prefix: [],
  cardPath: ['creditCard'],
  consumed: '91731',
  unknown: '91732',
  missingCustomer: '91704',
  unknownCustomer: '91705',
};
export const CUSTOMER_LOCATION: MethodLocation = {
  path: ['customer'],
  prefix: ['customer'],
  cardPath: ['customer', 'creditCard'],
  ...GENERAL,
};

/** Path of the errors about a method itself: cards of nearly all kinds share that of a card. */
export function locateMethod({ prefix, cardPath }: MethodLocation, kind: InstrumentKind | undefined): readonly string[] {
  return kind?.errorPath ?? (!kind || kind.isCard ? cardPath : [...prefix, kind.root]);
}
