// What the documents of the tables contain: members that the code reads or writes by name. Members that only pass through to responses are stored too.

/** A text that may be missing. */
type Text = string | null;

/** The address of a customer's address book. */
export interface AddressDocument {
  id: string;
  customerId?: string;
  createdAt?: string;
  updatedAt?: string;
  firstName?: Text;
  lastName?: Text;
  company?: Text;
  streetAddress?: Text;
  extendedAddress?: Text;
  locality?: Text;
  region?: Text;
  postalCode?: Text;
  countryName?: Text;
  countryCodeAlpha2?: Text;
  countryCodeAlpha3?: Text;
  countryCodeNumeric?: Text;
  [member: string]: unknown;
}

export interface CustomerDocument {
  firstName?: Text;
  lastName?: Text;
  company?: Text;
  email?: Text;
  phone?: Text;
  fax?: Text;
  website?: Text;
  customFields?: Record<string, unknown> | null;
  addresses?: readonly AddressDocument[];
  /** A sale may send more, which is stored. */
  [member: string]: unknown;
}

/** A card as responses describe it. */
export interface CardDetail {
  cardType?: Text;
  virtualCardType?: Text;
  cardholderName?: Text;
  customerLocation?: Text;
  bin?: Text;
  last4?: Text;
  expirationMonth?: Text;
  expirationYear?: Text;
  uniqueNumberIdentifier?: Text;
  accountType?: Text;
}

/** Details of a payment that PayPal carries out. */
export interface PayPalDetail {
  paymentId?: Text;
  authorizationId?: Text;
  payerEmail?: Text;
  captureId?: Text;
  transactionFeeAmount?: Text;
  transactionFeeCurrencyIsoCode?: Text;
  refundId?: Text;
  refundFromTransactionFeeAmount?: Text;
  refundFromTransactionFeeCurrencyIsoCode?: Text;
  paypalV2OrderId?: Text;
}

/** Internal data of a transaction. No response contains it. Transactions that an earlier version has stored lack the optional members. */
export interface TransactionInternal {
  /** Identifies the card or account, to find duplicates. */
  identity: Text;
  instrumentType: string;
  /** Milliseconds since the epoch, by the sandbox clock. */
  authorizationExpiresAt: number | null;
  submittedAt: number | null;
  /** `token` for a payment with a vaulted method, else `full_information`. */
  createdUsing?: string;
  /** What the server sent as `device_data`, from the data collector of the page. Responses only say that there was some. */
  deviceData?: Text;
  /** Whether the merchant got the authorization by telephone. */
  isVoiceAuthorization?: boolean;
  /** Who initiated the payment, as the server sent it: `recurring`. */
  transactionSource?: Text;
}

export interface TransactionDocument {
  internal: TransactionInternal;
  orderId?: Text;
  channel?: Text;
  merchantAccountId?: string;
  planId?: null;
  subscriptionId?: null;
  recurring?: boolean;
  storeId?: Text;
  descriptor?: object | null;
  lineItems?: readonly Record<string, unknown>[];
  purchaseOrderNumber?: Text;
  serviceFeeAmount?: Text;
  installmentCount?: number | null;
  refundedInstallments?: readonly unknown[];
  customer?: Partial<Record<'id' | 'company' | 'email' | 'fax' | 'firstName' | 'lastName' | 'phone' | 'website', Text>>;
  billing?: Partial<AddressDocument>;
  shipping?: Partial<AddressDocument>;
  paymentInstrumentType?: string;
  /** Other kinds of cards are stored under their own names, in the same shape. */
  creditCard?: CardDetail;
  networkToken?: object;
  paypal?: PayPalDetail;
  europeBankAccount?: { iban?: Text };
  achType?: Text;
  achReturnCode?: Text;
  debitNetwork?: Text;
  processorAuthorizationCode?: Text;
  processorResponseText?: string;
  processorSettlementResponseCode?: string;
  processorSettlementResponseText?: string;
  gatewayRejectionReason?: Text;
  riskData?: object;
  threeDSecureInfo?: object | null;
  processedWithNetworkToken?: boolean;
  acquirerReferenceNumber?: Text;
  settlementBatchId?: Text;
  disbursementDetails?: { disbursementDate?: Text };
  /** ISO 8601, by the sandbox clock. */
  authorizationExpiresAt?: Text;
  authorizationAdjustments?: readonly object[];
  authorizedTransactionId?: Text;
  partialSettlementTransactionIds?: readonly string[];
  /** Sum of the parts that were captured as transactions of their own. */
  partiallyCaptured?: string;
  refundedTransactionId?: Text;
  refundIds?: readonly string[];
  /** Whether the bank declined the network token, so that the provider tried again. */
  retried?: boolean;
  retriedTransactionId?: Text;
  retryIds?: readonly string[];
  /** The disputes themselves change later, and are stored as payment contexts. */
  disputes?: readonly { id: string }[];
}

/** State of a verification by two small deposits. No response contains it. */
export interface MicroTransfers {
  deposits: number[];
  tries: number;
  /** The bank needs more days even after the correct amounts. */
  settlesLater: boolean;
  /** When these days end, in milliseconds by the sandbox clock. Set after the correct amounts. */
  verifiesAt?: number;
}

/** The verification of a card, or of a bank account. */
export interface VerificationDocument {
  internal?: MicroTransfers;
  globalId?: string;
  status?: string;
  amount?: string;
  currencyIsoCode?: string;
  merchantAccountId?: string;
  creditCard?: CardDetail;
  billing?: Partial<AddressDocument>;
  riskData?: object;
  threeDSecureInfo?: unknown;
  usBankAccount?: { accountHolderName?: Text; accountType?: Text; last4?: Text; routingNumber?: Text };
  verificationMethod?: Text;
  /** ISO 8601, by the sandbox clock. */
  verificationDeterminedAt?: Text;
  processorResponseCode?: Text;
  processorResponseText?: Text;
  processorResponseType?: Text;
  additionalProcessorResponse?: Text;
  gatewayRejectionReason?: Text;
}

/** A dispute, which is stored as a payment context of this kind. Times and days are ISO 8601, by the sandbox clock. */
export interface DisputeDocument {
  id: string;
  globalId: string;
  status: string;
  statusHistory: readonly { disbursementDate: Text; effectiveDate: string; status: string; timestamp: string }[];
  amount: string;
  amountDisputed: string;
  amountWon: string;
  caseNumber: string;
  chargebackProtectionLevel: null;
  createdAt: string;
  updatedAt: string;
  currencyIsoCode: string;
  dateOpened: string;
  dateWon: null;
  evidence: readonly {
    id: string;
    createdAt: string;
    sentToProcessorAt: null;
    comment: Text;
    comments: Text;
    category: Text;
    sequenceNumber: number | null;
    url: Text;
  }[];
  kind: string;
  merchantAccountId: Text;
  originalDisputeId: null;
  preDisputeProgram: string;
  processorComments: null;
  reason: string;
  reasonCode: string;
  reasonDescription: null;
  receivedDate: string;
  referenceNumber: null;
  remainingFileEvidenceStorage: number;
  replyByDate: string;
  transaction: {
    id: string;
    globalId: string;
    amount: string;
    createdAt: string;
    orderId: Text;
    purchaseOrderNumber: Text;
    installmentCount: number | null;
    paymentInstrumentSubtype: string;
  };
}

export type EvidenceDocument = DisputeDocument['evidence'][number];
