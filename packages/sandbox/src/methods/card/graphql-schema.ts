const CARD_FIELDS = `
  bin: String
  last4: String
  brandCode: CreditCardBrandCode
  brand: String
  binData: BinRecord
  cardholderName: String
  expirationMonth: String
  expirationYear: String
  uniqueNumberIdentifier: String`;

/** Cards, under the names of the published schema. */
export const CREDIT_CARDS_SCHEMA = /* GraphQL */ `
  extend type Mutation {
    tokenizeCreditCard(input: TokenizeCreditCardInput!): TokenizeCreditCardPayload
    tokenizeCreditCardForPayPalConnect(input: TokenizeCreditCardForPayPalConnectInput!): TokenizeCreditCardForPayPalConnectPayload
  }

  input TokenizeCreditCardInput {
    clientMutationId: String
    creditCard: CreditCardInput!
    options: TokenizeCreditCardOptionsInput
  }

  input TokenizeCreditCardOptionsInput {
    validate: Boolean
  }

  input CreditCardInput {
    number: String
    expirationYear: String
    expirationMonth: String
    cvv: String
    cardholderName: String
    billingAddress: AddressInput
  }

  input TokenizeCreditCardForPayPalConnectInput {
    clientMutationId: String
    creditCard: CreditCardInput!
    options: TokenizeCreditCardOptionsInput
    email: String
    optIn: Boolean
    phone: PhoneInput
    termsAndConditionsVersion: String
    termsAndConditionsCountry: String
    authAssertion: ConnectAuthAssertion
    shippingAddress: AddressInput
  }

  "A string, or false as some pages send it."
  scalar ConnectAuthAssertion

  type TokenizeCreditCardPayload {
    clientMutationId: String
    token: String
    creditCard: CreditCardDetails
    singleUseToken: PaymentMethod
    paymentMethod: PaymentMethod
    authenticationInsight(input: AuthenticationInsightInput!): AuthenticationInsight
  }

  type TokenizeCreditCardForPayPalConnectPayload {
    clientMutationId: String
    paymentMethod: PaymentMethod
    authenticationInsight(input: AuthenticationInsightInput!): AuthenticationInsight
  }

  type CreditCardDetails {${CARD_FIELDS}
  }

  type BinRecord {
    prepaid: BinRecordValue
    healthcare: BinRecordValue
    debit: BinRecordValue
    durbinRegulated: BinRecordValue
    commercial: BinRecordValue
    payroll: BinRecordValue
    business: BinRecordValue
    consumer: BinRecordValue
    purchase: BinRecordValue
    corporate: BinRecordValue
    prepaidReloadable: BinRecordValue
    issuingBank: String
    countryOfIssuance: CountryCode
    productId: String
  }

  enum BinRecordValue {
    NO
    UNKNOWN
    YES
  }

  input AuthenticationInsightInput {
    merchantAccountId: ID!
    amount: Amount
    recurringCustomerConsent: Boolean
    recurringMaxAmount: Amount
  }

  type AuthenticationInsight {
    merchantAccountId: String
    customerAuthenticationRegulationEnvironment: CustomerAuthenticationRegulationEnvironment
    customerAuthenticationIndicator: CustomerAuthenticationIndicator
  }

  enum CustomerAuthenticationRegulationEnvironment {
    PSDTWO
    RBI
    UNAVAILABLE
    UNREGULATED
  }

  enum CustomerAuthenticationIndicator {
    OPTIONAL
    REQUIRED
    UNAVAILABLE
  }
`;
