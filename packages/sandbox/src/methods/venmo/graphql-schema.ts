/** Names and types are those of the published schema. The contexts for QR codes and the update of a status are not published. */
export const VENMO_SCHEMA = /* GraphQL */ `
  scalar EmailAddress
  scalar URL

  extend type Mutation {
    createVenmoPaymentContext(input: CreateVenmoPaymentContextInput!): VenmoPaymentContextPayload
    createVenmoQRCodePaymentContext(input: CreateVenmoQRCodePaymentContextInput!): VenmoQRCodePaymentContextPayload
    updateVenmoPaymentContextStatus(input: UpdateVenmoPaymentContextStatusInput!): UpdateVenmoPaymentContextStatusPayload
    updateVenmoQRCodePaymentContext(input: UpdateVenmoQRCodePaymentContextInput!): UpdateVenmoQRCodePaymentContextPayload
  }

  extend union PaymentMethodDetails = VenmoAccountDetails

  type VenmoAccountDetails {
    username: String
    venmoUserId: String
  }

  enum CustomerClient {
    DESKTOP
    MOBILE_APP
    MOBILE_WEB
    NATIVE_WEB
  }

  enum VenmoIntent {
    CONTINUE
    PAY_FROM_APP
  }

  enum VenmoPaymentContextStatus {
    APPROVED
    CANCELED
    CREATED
    EXPIRED
    FAILED
    SCANNED
  }

  input CreateVenmoPaymentContextInput {
    clientMutationId: String
    intent: VenmoIntent!
    paymentMethodUsage: PaymentMethodUsage!
    customerClient: CustomerClient!
    merchantProfileId: ID
    displayName: String
    paysheetDetails: VenmoPaysheetDetailsInput
    isFinalAmount: Boolean
    returnUrl: URL
    venmoRiskCorrelationId: String
  }

  type VenmoPaymentContextPayload {
    clientMutationId: String
    venmoPaymentContext: VenmoPaymentContext
  }

  interface PaymentContext {
    id: ID!
    createdAt: Timestamp!
    updatedAt: Timestamp!
  }

  type VenmoPaymentContext implements Node & PaymentContext {
    id: ID!
    merchantId: String
    intent: VenmoIntent
    createdAt: Timestamp!
    updatedAt: Timestamp!
    status: VenmoPaymentContextStatus
    environment: VenmoEnvironment
    isFinalAmount: Boolean
    expiresAt: Timestamp
    paymentMethodId: ID
    userName: String
    paymentMethodUsage: PaymentMethodUsage
    customerClient: CustomerClient
    merchantProfileId: ID
    parentPaymentContextId: ID
    displayName: String
    payerInfo: VenmoPayerInfo
    paysheetDetails: VenmoPaysheetDetails
    returnUrl: URL
  }

  type VenmoPayerInfo {
    firstName: String
    lastName: String
    phoneNumber: String
    email: EmailAddress
    externalId: String
    userName: String
    billingAddress: Address
    shippingAddress: Address
  }

  type Address {
    company: String
    addressLine1: String
    addressLine2: String
    fullName: String
    adminArea2: String
    adminArea1: String
    postalCode: String
    countryCode: CountryCode
  }

  input CreateVenmoQRCodePaymentContextInput {
    clientMutationId: String
    environment: VenmoQRCodeEnvironment
    intent: VenmoIntent!
  }

  enum VenmoQRCodeEnvironment {
    DEVELOPMENT
    PRODUCTION
    SANDBOX
  }

  type VenmoQRCodePaymentContextPayload {
    clientMutationId: String
    venmoQRCodePaymentContext: VenmoQRCodePaymentContext
  }

  type VenmoQRCodePaymentContext implements Node & PaymentContext {
    id: ID!
    merchantId: String
    intent: VenmoIntent
    environment: VenmoQRCodeEnvironment
    createdAt: Timestamp!
    updatedAt: Timestamp!
    expiresAt: Timestamp
    status: VenmoPaymentContextStatus
    paymentMethodId: ID
    userName: String
  }

  input UpdateVenmoPaymentContextStatusInput {
    clientMutationId: String
    id: ID!
    status: VenmoPaymentContextStatus!
  }

  type UpdateVenmoPaymentContextStatusPayload {
    clientMutationId: String
  }

  input UpdateVenmoQRCodePaymentContextInput {
    clientMutationId: String
    id: ID!
    status: VenmoPaymentContextStatus!
  }

  type UpdateVenmoQRCodePaymentContextPayload {
    clientMutationId: String
  }
`;
