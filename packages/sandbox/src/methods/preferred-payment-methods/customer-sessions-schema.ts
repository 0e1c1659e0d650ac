/** The part of the schema about customer sessions. Names and types are those of the published schema. */
export const CUSTOMER_SESSIONS_SCHEMA = /* GraphQL */ `
  extend type Query {
    customerRecommendations(input: CustomerRecommendationsInput!): CustomerRecommendationsPayload
  }

  extend type Mutation {
    createCustomerSession(input: CreateCustomerSessionInput!): CustomerSessionPayload
    updateCustomerSession(input: UpdateCustomerSessionInput!): CustomerSessionPayload
    generateCustomerRecommendations(input: GenerateCustomerRecommendationsInput!): GenerateCustomerRecommendationsPayload
  }

  input CustomerSessionInput {
    email: EmailAddress
    phone: PhoneInput
    hashedEmail: String
    hashedPhoneNumber: String
    deviceFingerprintId: String
    paypalAppInstalled: Boolean
    venmoAppInstalled: Boolean
    userAgent: String
  }

  input PayPalPayeeInput {
    emailAddress: EmailAddress
    clientId: String
  }

  input PayPalPurchaseUnitInput {
    payee: PayPalPayeeInput
    amount: MonetaryAmountInput
  }

  input CreateCustomerSessionInput {
    clientMutationId: String
    sessionId: String
    merchantAccountId: ID
    customer: CustomerSessionInput
    purchaseUnits: [PayPalPurchaseUnitInput!]
    domain: String
  }

  input UpdateCustomerSessionInput {
    clientMutationId: String
    sessionId: String!
    merchantAccountId: ID
    customer: CustomerSessionInput
    purchaseUnits: [PayPalPurchaseUnitInput!]
  }

  type CustomerSessionPayload {
    clientMutationId: String
    sessionId: String
  }

  input GenerateCustomerRecommendationsInput {
    clientMutationId: String
    sessionId: String!
    merchantAccountId: ID
    customer: CustomerSessionInput
    purchaseUnits: [PayPalPurchaseUnitInput!]
    domain: String
  }

  type GenerateCustomerRecommendationsPayload {
    clientMutationId: String
    sessionId: String
    isInPayPalNetwork: Boolean
    paymentRecommendations: [PaymentOptions!]
  }

  input CustomerRecommendationsInput {
    sessionId: String!
    merchantAccountId: ID
    customer: CustomerSessionInput
    recommendations: [Recommendations!]
  }

  enum Recommendations {
    PAYMENT_RECOMMENDATIONS
  }

  type CustomerRecommendationsPayload {
    isInPayPalNetwork: Boolean
    recommendations: CustomerRecommendations
  }

  union CustomerRecommendations = PaymentRecommendations

  type PaymentRecommendations {
    paymentOptions: [PaymentOptions!]
  }

  type PaymentOptions {
    paymentOption: RecommendationPaymentOption
    recommendedPriority: Int
  }

  enum RecommendationPaymentOption {
    PAYPAL
    VENMO
  }
`;
