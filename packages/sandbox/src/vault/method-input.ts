import { z } from 'zod';
import { billingAddress, cardInput } from '../cards/card-input';
import { flag, text } from '../input-fields';

/** A payment method that a server creates or updates, from a nonce or from a raw card. */
export const methodInput = cardInput.extend({
  customerId: text,
  paymentMethodNonce: text,
  token: text,
  billingAddress: billingAddress.nullish(),
  billingAddressId: text,
  options: z
    .looseObject({
      makeDefault: flag,
      verifyCard: flag,
      verificationAmount: text,
      verificationMerchantAccountId: text,
      failOnDuplicatePaymentMethod: flag,
      failOnDuplicatePaymentMethodForCustomer: flag,
      usBankAccountVerificationMethod: text,
      updateExistingToken: text,
    })
    .nullish(),
});
export type MethodInput = z.infer<typeof methodInput>;

/** Path of the payment method in the request, and the error codes for its nonce there. */
export interface MethodLocation {
  path: readonly string[];
  /** Path of the card's own fields. */
  cardPath: readonly string[];
  consumed: string;
  unknown: string;
}

export const PAYMENT_METHOD_LOCATION: MethodLocation = {
  path: ['paymentMethod'],
  cardPath: ['creditCard'],
  consumed: '93107',
  unknown: '93108',
};
export const CREDIT_CARD_LOCATION: MethodLocation = { path: ['creditCard'], cardPath: ['creditCard'], consumed: '91731', unknown: '91732' };
export const CUSTOMER_LOCATION: MethodLocation = {
  path: ['customer'],
  cardPath: ['customer', 'creditCard'],
  consumed: '93107',
  unknown: '93108',
};
