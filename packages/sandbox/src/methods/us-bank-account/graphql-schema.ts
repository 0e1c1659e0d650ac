/** Names and types are those of the published schema. */
export const US_BANK_ACCOUNTS_SCHEMA = /* GraphQL */ `
  extend type Mutation {
    tokenizeUsBankAccount(input: TokenizeUsBankAccountInput!): TokenizeUsBankAccountPayload
    tokenizeUsBankLogin(input: TokenizeUsBankLoginInput!): TokenizeUsBankAccountPayload
    createBankAccountInstantVerificationJwt(
      input: CreateBankAccountInstantVerificationJwtInput!
    ): CreateBankAccountInstantVerificationJwtPayload
  }

  input CreateBankAccountInstantVerificationJwtInput {
    clientMutationId: String
    businessName: String!
    returnUrl: String!
    cancelUrl: String
  }

  type CreateBankAccountInstantVerificationJwtPayload {
    clientMutationId: String
    jwt: String
  }

  extend union PaymentMethodDetails = UsBankAccountDetails

  scalar UsBankAccountNumber
  scalar UsBankRoutingNumber
  scalar UsZipCode

  enum UsStateCode {
    AK
    AL
    AR
    AS
    AZ
    CA
    CO
    CT
    DC
    DE
    FL
    GA
    GU
    HI
    IA
    ID
    IL
    IN
    KS
    KY
    LA
    MA
    MD
    ME
    MI
    MN
    MO
    MP
    MS
    MT
    NC
    ND
    NE
    NH
    NJ
    NM
    NV
    NY
    OH
    OK
    OR
    PA
    PR
    RI
    SC
    SD
    TN
    TX
    UM
    UT
    VA
    VI
    VT
    WA
    WI
    WV
    WY
  }

  enum UsBankAccountType {
    CHECKING
    SAVINGS
  }

  enum UsBankAccountOwnershipType {
    BUSINESS
    PERSONAL
  }

  input TokenizeUsBankAccountInput {
    clientMutationId: String
    usBankAccount: UsBankAccountInput!
  }

  input UsBankAccountInput {
    accountNumber: UsBankAccountNumber!
    routingNumber: UsBankRoutingNumber!
    accountType: UsBankAccountType!
    businessOwner: UsBankAccountBusinessOwnerInput
    individualOwner: UsBankAccountIndividualOwnerInput
    billingAddress: UsBankAccountBillingAddressInput
    achMandate: String!
  }

  input TokenizeUsBankLoginInput {
    clientMutationId: String
    usBankLogin: UsBankLoginInput!
  }

  input UsBankLoginInput {
    publicToken: String!
    accountId: String!
    accountType: UsBankAccountType!
    businessOwner: UsBankAccountBusinessOwnerInput
    individualOwner: UsBankAccountIndividualOwnerInput
    billingAddress: UsBankAccountBillingAddressInput
    achMandate: String!
  }

  input UsBankAccountBillingAddressInput {
    streetAddress: String!
    extendedAddress: String
    city: String!
    state: UsStateCode!
    zipCode: UsZipCode!
  }

  input UsBankAccountBusinessOwnerInput {
    businessName: String!
  }

  input UsBankAccountIndividualOwnerInput {
    firstName: String!
    lastName: String!
  }

  type TokenizeUsBankAccountPayload {
    clientMutationId: String
    paymentMethod: PaymentMethod
  }

  type UsBankAccountDetails {
    accountholderName: String
    accountType: UsBankAccountType
    ownershipType: UsBankAccountOwnershipType
    bankName: String
    last4: String
    routingNumber: String
    verified: Boolean
    achMandate: UsBankAccountAchMandate
    achReturnCode: String
  }

  type UsBankAccountAchMandate {
    acceptanceText: String
    acceptedAt: Timestamp
  }
`;
