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
  storeShippingAddressInVault: flag,
  addBillingAddressToPaymentMethod: flag,
  skipAdvancedFraudChecking: flag,
  skipAvs: flag,
  skipCvv: flag,
  threeDSecure: z.looseObject({ required: flag }).nullish(),
  creditCard: z.looseObject({ accountType: text }).nullish(),
  paypal: z.looseObject({ customField: text, description: text, payeeEmail: text, payeeId: text }).nullish(),
});

const address = billingAddress.extend({ phoneNumber: text, shippingMethod: text });

const lineItem = z.looseObject({
  name: text,
  kind: text,
  description: text,
  quantity: text,
  unitAmount: text,
  unitTaxAmount: text,
  taxAmount: text,
  totalAmount: text,
  discountAmount: text,
  unitOfMeasure: text,
  productCode: text,
  commodityCode: text,
  url: text,
  imageUrl: text,
  upcCode: text,
  upcType: text,
});

const passThru = z.looseObject({
  eciFlag: text,
  cavv: text,
  xid: text,
  threeDSecureVersion: text,
  dsTransactionId: text,
  authenticationResponse: text,
  directoryResponse: text,
  cavvAlgorithm: text,
  network: text,
});

const riskData = z.looseObject({
  customerBrowser: text,
  customerDeviceId: text,
  customerIp: text,
  customerLocationZip: text,
  customerTenure: text,
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
  billing: address.nullish(),
  shipping: address.nullish(),
  billingAddressId: text,
  shippingAddressId: text,
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
  shippingTaxAmount: text,
  shipsFromPostalCode: text,
  surchargeAmount: text,
  serviceFeeAmount: text,
  acceptPartialAuthorization: flag,
  threeDSecureAuthenticationId: text,
  threeDSecurePassThru: passThru.nullish(),
  customFields: z.record(z.string(), z.unknown()).nullish(),
  descriptor: z.looseObject({ name: text, phone: text, url: text }).nullish(),
  lineItems: z.array(lineItem).nullish(),
  riskData: riskData.nullish(),
  externalVault: z.looseObject({ status: text, previousNetworkTransactionId: text }).nullish(),
  industry: z.looseObject({ industryType: text, data: z.record(z.string(), z.unknown()).nullish() }).nullish(),
  productSku: text,
  processingMerchantCategoryCode: text,
  exchangeRateQuoteId: text,
  apiRequestKey: text,
  scaExemption: text,
  options: saleOptions.nullish(),
});
export type SaleInput = z.infer<typeof saleInput>;
