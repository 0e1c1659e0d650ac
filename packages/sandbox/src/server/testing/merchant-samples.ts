import { type Sample } from './sample';

export const card = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123', cardholderName: 'Ada' };
export const address = {
  firstName: 'Ada',
  company: 'Mugs',
  streetAddress: '1 Test Street',
  extendedAddress: '2',
  locality: 'Berlin',
  region: 'BE',
  postalCode: '10115',
  countryCodeAlpha2: 'DE',
};
export const sale = {
  type: 'sale',
  amount: '10.00',
  paymentMethodNonce: 'fake-valid-nonce',
  orderId: 'order',
  customerId: '{customer}',
  merchantAccountId: 'shop_eur',
  deviceData: '{"correlation_id":"1"}',
  customer: { firstName: 'Ada', email: 'ada@example.com', id: 'new' },
  billing: address,
  shipping: address,
  customFields: { field: 'value' },
  taxAmount: '1.00',
  shippingAmount: '1.00',
  discountAmount: '1.00',
  serviceFeeAmount: '0.00',
  purchaseOrderNumber: '1',
  transactionSource: 'recurring',
  descriptor: { name: 'abc*def', phone: '1234567890', url: 'a.example' },
  externalVault: { status: 'will_vault', previousNetworkTransactionId: '1' },
  riskData: { customerBrowser: 'x', customerIp: '127.0.0.1' },
  threeDSecurePassThru: { eciFlag: '05', cavv: 'x', xid: 'y', threeDSecureVersion: '2.1.0' },
  lineItems: [{ name: 'Mug', kind: 'debit', quantity: '2', unitAmount: '5.00', totalAmount: '10.00', unitTaxAmount: '0.10' }],
  industry: { industryType: 'lodging', data: { checkInDate: '2030-01-01' } },
  options: {
    submitForSettlement: true,
    storeInVaultOnSuccess: true,
    addBillingAddressToPaymentMethod: true,
    threeDSecure: { required: false },
    paypal: { customField: 'x', description: 'y' },
    venmo: { profileId: '1' },
  },
};
const criteria = {
  search: {
    ids: ['{transaction}'],
    status: ['settled'],
    amount: { min: '1.00', max: '20.00' },
    createdAt: { min: '2020-01-01T00:00:00Z' },
    orderId: { startsWith: 'o' },
    customerEmail: { is: 'ada@example.com' },
    creditCardNumber: { endsWith: '1111' },
    paymentMethodToken: { is: '{token}' },
  },
};
/** Requests of a merchant's server. */
export const MERCHANT_SAMPLES: readonly Sample[] = [
  [/(?:search|search_ids)$/, criteria],
  [/\/transactions(?:\/:id\/(?:refund|clone|submit_for_\w+|update_details|adjust_authorization))?$/, { transaction: sale }],
  [/\/transactions$/, { transaction: { ...sale, paymentMethodNonce: '{nonce}' } }],
  [/\/transactions$/, { transaction: { type: 'sale', amount: '5.00', creditCard: card, billing: { id: 'ab' }, options: sale.options } }],
  [/\/transactions$/, { transaction: { type: 'credit', amount: '5.00', paymentMethodToken: '{token}' } }],
  [/clone$/, { transactionClone: { amount: '5.00', options: { submitForSettlement: false } } }],
  [
    /\/customers(?:\/:id)?$/,
    {
      customer: {
        id: 'new',
        firstName: 'Ada',
        email: 'ada@example.com',
        customFields: { a: 'b' },
        creditCard: {
          ...card,
          token: 'tok',
          billingAddress: address,
          options: { verifyCard: true, makeDefault: true, failOnDuplicatePaymentMethod: false },
        },
      },
    },
  ],
  [
    /\/payment_methods(?:\/:kind\/:token)?$/,
    {
      paymentMethod: {
        customerId: '{customer}',
        token: 'mine',
        paymentMethodNonce: '{nonce}',
        cardholderName: 'A',
        billingAddress: { ...address, options: { updateExisting: true } },
        options: { makeDefault: true, verifyCard: true, verificationAmount: '1.00' },
      },
    },
  ],
  [/addresses/, { address }],
  [/\/verifications$/, { verification: { creditCard: card, options: { amount: '1.00', merchantAccountId: 'shop_eur' } } }],
  [/confirm_micro/, { depositAmounts: [17, 29] }],
  [/evidence$/, { evidence: { comments: 'a', category: 'CARRIER_NAME', sequenceNumber: 1, documentUploadId: 'x' } }],
  [
    /client_token$/,
    {
      clientToken: {
        version: 2,
        customerId: '{customer}',
        merchantAccountId: 'shop_eur',
        domains: ['shop.example'],
        options: { makeDefault: true },
      },
    },
  ],
];
