import { z } from 'zod';
import { flag, text } from '../../core/input-fields';
import { billingAddress, cardInput } from '../cards/card-input';
import { passThruInput } from '../three-d-secure/pass-thru';
import { mandate } from '../vault/method-input';
import { riskData } from '../vault/risk-rules';
import { walletParameters } from '../vault/wallet-parameters';

const phone = z.looseObject({ countryCode: text, nationalNumber: text });

export const customerFields = z.looseObject({
  id: text,
  firstName: text,
  lastName: text,
  company: text,
  email: text,
  phone: text,
  internationalPhone: phone.nullish(),
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
  creditCard: z.looseObject({ accountType: text, processDebitAsCredit: flag }).nullish(),
  paypal: z
    .looseObject({
      customField: text,
      description: text,
      payeeEmail: text,
      payeeId: text,
      recipientEmail: text,
      recipientPhone: phone.nullish(),
    })
    .nullish(),
  payeeEmail: text,
  payeeId: text,
  usBankAccount: z.looseObject({ achType: text }).nullish(),
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

const party = z.looseObject({
  firstName: text,
  lastName: text,
  taxId: text,
  accountReferenceNumber: text,
  accountReferenceNumberType: text,
});

/** A sale or credit that a server requests, with keys in camel case. Unknown members are stored and returned. */
export const saleInput = z.looseObject({
  type: text,
  amount: text,
  paymentMethodNonce: text,
  paymentMethodToken: text,
  creditCard: cardInput
    .extend({
      token: text,
      networkTokenizationAttributes: z.looseObject({ cryptogram: text }).nullish(),
      paymentReaderCardDetails: z.looseObject({ encryptedCardData: text, keySerialNumber: text }).nullish(),
    })
    .nullish(),
  ...walletParameters,
  paypalAccount: z.looseObject({ payeeEmail: text, payeeId: text, paymentId: text, payerId: text }).nullish(),
  usBankAccount: mandate.nullish(),
  customerId: text,
  customer: customerFields.nullish(),
  billing: address.nullish(),
  shipping: address.nullish(),
  billingAddressId: text,
  shippingAddressId: text,
  merchantAccountId: text,
  currencyIsoCode: text,
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
  threeDSecureToken: text,
  threeDSecurePassThru: passThruInput.nullish(),
  customFields: z.record(z.string(), z.unknown()).nullish(),
  descriptor: z.looseObject({ name: text, phone: text, url: text }).nullish(),
  lineItems: z.array(lineItem).nullish(),
  riskData: riskData.nullish(),
  externalVault: z.looseObject({ status: text, previousNetworkTransactionId: text }).nullish(),
  industry: z.looseObject({ industryType: text, data: z.record(z.string(), z.unknown()).nullish() }).nullish(),
  transfer: z.looseObject({ type: text, sender: party.nullish(), receiver: party.nullish() }).nullish(),
  paymentFacilitator: z.looseObject({}).nullish(),
  installments: z.looseObject({ count: z.coerce.number().int().min(1).max(99).nullish() }).nullish(),
  foreignRetailer: flag,
  subscriptionId: text,
  processorAuthorizationCode: text,
  venmoSdkPaymentMethodCode: text,
  productSku: text,
  processingMerchantCategoryCode: text,
  exchangeRateQuoteId: text,
  apiRequestKey: text,
  scaExemption: text,
  options: saleOptions.nullish(),
});
export type SaleInput = z.infer<typeof saleInput>;
