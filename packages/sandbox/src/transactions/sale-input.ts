import { z } from 'zod';
import { billingAddress, cardInput } from '../cards/card-input';
import { flag, text } from '../input-fields';

export const customerFields = z.looseObject({
  id: text,
  firstName: text,
  lastName: text,
  company: text,
  email: text,
  phone: text,
  fax: text,
  website: text,
});

const saleOptions = z.looseObject({
  submitForSettlement: flag,
  storeInVault: flag,
  storeInVaultOnSuccess: flag,
  addBillingAddressToPaymentMethod: flag,
  skipAdvancedFraudChecking: flag,
  skipAvs: flag,
  skipCvv: flag,
  threeDSecure: z.looseObject({ required: flag }).nullish(),
});

/** A sale or credit that a server requests, with keys in camel case. Unknown members are stored and returned. */
export const saleInput = z.looseObject({
  type: text,
  amount: text,
  paymentMethodNonce: text,
  paymentMethodToken: text,
  creditCard: cardInput.extend({ token: text }).nullish(),
  customerId: text,
  customer: customerFields.nullish(),
  billing: billingAddress.nullish(),
  shipping: billingAddress.nullish(),
  merchantAccountId: text,
  orderId: text,
  channel: text,
  deviceData: text,
  recurring: flag,
  transactionSource: text,
  purchaseOrderNumber: text,
  taxAmount: text,
  taxExempt: flag,
  discountAmount: text,
  shippingAmount: text,
  surchargeAmount: text,
  serviceFeeAmount: text,
  acceptPartialAuthorization: flag,
  threeDSecureAuthenticationId: text,
  threeDSecurePassThru: z.looseObject({ eciFlag: text, cavv: text, xid: text, threeDSecureVersion: text, dsTransactionId: text }).nullish(),
  customFields: z.record(z.string(), z.unknown()).nullish(),
  descriptor: z.looseObject({}).nullish(),
  lineItems: z.array(z.looseObject({})).nullish(),
  scaExemption: text,
  options: saleOptions.nullish(),
});
export type SaleInput = z.infer<typeof saleInput>;
