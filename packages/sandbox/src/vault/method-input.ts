import { z } from 'zod';
import { billingAddress, cardInput } from '../cards/card-input';

const text = z.union([z.string(), z.number()]).transform(String).nullish();
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).nullish();

/** A payment method as a server creates or updates it: from a nonce, or from a raw card. */
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

/** Where the method stands in the request, and which codes its nonce is refused with there. */
export interface MethodPlace {
  path: readonly string[];
  /** Of the card's own fields. */
  cardPath: readonly string[];
  consumed: string;
  unknown: string;
}

export const PAYMENT_METHOD: MethodPlace = { path: ['paymentMethod'], cardPath: ['creditCard'], consumed: '93107', unknown: '93108' };
export const CREDIT_CARD_PLACE: MethodPlace = { path: ['creditCard'], cardPath: ['creditCard'], consumed: '91731', unknown: '91732' };
export const CUSTOMERS_METHOD: MethodPlace = {
  path: ['customer'],
  cardPath: ['customer', 'creditCard'],
  consumed: '93107',
  unknown: '93108',
};
