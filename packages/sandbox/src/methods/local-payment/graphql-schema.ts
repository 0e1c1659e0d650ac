import { FUNDING_TYPES } from './funding-types';

/** Local payments that a server creates, under the names of the published schema. */
export const LOCAL_PAYMENTS_SCHEMA = /* GraphQL */ `
  extend type Mutation {
    createLocalPaymentContext(input: CreateLocalPaymentContextInput!): CreateLocalPaymentContextPayload
  }

  input CreateLocalPaymentContextInput {
    clientMutationId: String
    paymentContext: LocalPaymentContextInput!
  }

  input LocalPaymentContextInput {
    orderId: String
    amount: MonetaryAmountInput!
    type: LocalPaymentMethodType!
    countryCode: CountryCode
    locale: String
    returnUrl: String!
    cancelUrl: String!
    merchantAccountId: ID
    payerInfo: LocalPaymentPayerInfoInput!
    expiryDate: String
  }

  input LocalPaymentPayerInfoInput {
    givenName: String!
    surname: String!
    email: String
    phoneNumber: String
    phoneCountryCode: String
    shippingAddress: LocalPaymentAddressInput
    billingAddress: LocalPaymentAddressInput
  }

  input LocalPaymentAddressInput {
    streetAddress: String
    extendedAddress: String
    locality: String
    region: String
    postalCode: String
    countryCode: CountryCode
  }

  input MonetaryAmountInput {
    value: Amount!
    currencyCode: CurrencyCodeAlpha
    currencyIsoCode: CurrencyCodeAlpha
  }

  type CreateLocalPaymentContextPayload {
    clientMutationId: String
    paymentContext: LocalPaymentContext
  }

  type LocalPaymentContext implements Node {
    id: ID!
    legacyId: ID!
    type: LocalPaymentMethodType
    approvalUrl: String
    amount: MonetaryAmount
    merchantAccountId: String
    transactedAt: Timestamp
    approvedAt: Timestamp
    createdAt: Timestamp!
    updatedAt: Timestamp!
    expiredAt: Timestamp
    paymentId: String!
    orderId: String
  }

  type MonetaryAmount {
    value: Amount
    currencyCode: CurrencyCodeAlpha
    currencyIsoCode: CurrencyCodeAlpha
  }

  enum LocalPaymentMethodType {
    ${FUNDING_TYPES.join('\n    ')}
  }
`;
