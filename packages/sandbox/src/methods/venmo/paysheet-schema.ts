/**
 * What the customer sees in Venmo's app, under the names of the published schema. It accepts the line items of that schema as well as the ones that
 * pages send.
 */
export const VENMO_PAYSHEET_SCHEMA = /* GraphQL */ `
  "A whole number, which some pages send as text."
  scalar LineItemQuantity

  input VenmoPaysheetDetailsInput {
    collectCustomerBillingAddress: Boolean
    collectCustomerShippingAddress: Boolean
    transactionDetails: VenmoPaysheetTransactionDetailsInput
  }

  input VenmoPaysheetTransactionDetailsInput {
    subTotalAmount: Amount
    taxAmount: Amount
    discountAmount: Amount
    shippingAmount: Amount
    totalAmount: Amount!
    lineItems: [VenmoLineItemInput!]
    venmoPaysheetLineItems: [VenmoPaysheetLineItemInput!]
  }

  "As pages write them."
  input VenmoLineItemInput {
    name: String!
    quantity: LineItemQuantity!
    unitAmount: Amount!
    unitTaxAmount: Amount
    kind: String
    type: TransactionLineItemType
    description: String
    productCode: String
    url: URL
  }

  input VenmoPaysheetLineItemInput {
    name: String!
    quantity: Int!
    unitAmount: Amount!
    type: TransactionLineItemType!
    description: String
    productCode: String
    unitTaxAmount: Amount!
    url: URL
  }

  enum TransactionLineItemType {
    CREDIT
    DEBIT
  }

  type VenmoPaysheetDetails {
    collectCustomerBillingAddress: Boolean
    collectCustomerShippingAddress: Boolean
    transactionDetails: VenmoPaysheetTransactionDetails
  }

  type VenmoPaysheetTransactionDetails {
    subTotalAmount: Amount
    taxAmount: Amount
    discountAmount: Amount
    shippingAmount: Amount
    totalAmount: Amount
    venmoPaysheetLineItems: [VenmoPaysheetLineItem!]
  }

  type VenmoPaysheetLineItem {
    name: String
    quantity: Int
    unitAmount: Amount
    type: TransactionLineItemType
    description: String
    productCode: String
    unitTaxAmount: Amount
    url: URL
  }
`;
