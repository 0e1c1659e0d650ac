import { type CardChecks } from '../cards/verify-card';
import { randomId } from '../random';
import { type Document } from '../store/schema';
import { describeInstrument } from '../vault/describe-instrument';
import { outcomeOf, type Instrument } from '../vault/instrument';
import { kindOf } from '../vault/instrument-kinds';
import { type Authorization } from './decide-authorization';
import { payPalSale } from './paypal-sale';
import { type SaleInput } from './sale-input';

/** What of the request is shown again as it was given. */
const ECHOED = [
  'orderId',
  'channel',
  'customFields',
  'purchaseOrderNumber',
  'taxAmount',
  'discountAmount',
  'shippingAmount',
  'surchargeAmount',
  'shipsFromPostalCode',
  'serviceFeeAmount',
  'scaExemption',
] as const;

const ADDRESS = ['id', 'firstName', 'lastName', 'company', 'streetAddress', 'extendedAddress', 'locality', 'region', 'postalCode'];
const COUNTRY = ['countryName', 'countryCodeAlpha2', 'countryCodeAlpha3', 'countryCodeNumeric'];
const CUSTOMER = ['id', 'firstName', 'lastName', 'company', 'email', 'phone', 'fax', 'website'];

/** Every named member, null where it was not given. */
const members = (names: readonly string[], given: Document) => Object.fromEntries(names.map((name) => [name, given[name] ?? null]));
export const addressFields = (given: Document) => members([...ADDRESS, ...COUNTRY], given);
export const customerFieldsOf = (given: Document) => members(CUSTOMER, given);

export interface SaleFacts {
  input: SaleInput;
  instrument: Instrument;
  authorization: Authorization;
  /** Absent for what is no card. */
  checks: CardChecks | undefined;
  threeDSecureInfo: Document | null;
  merchantAccountId: string;
  customer: Document;
  billing: Document;
}

/** The answer's members that no column holds. */
export function saleDocument(facts: SaleFacts): Document {
  const { input, instrument, authorization } = facts;
  const kind = kindOf(instrument);
  return {
    ...members(ECHOED, input),
    merchantAccountId: facts.merchantAccountId,
    recurring: input.recurring ?? (input.transactionSource === 'recurring' || false),
    taxExempt: input.taxExempt ?? false,
    planId: null,
    subscriptionId: null,
    ...responseFields(authorization),
    ...checkFields(facts.checks),
    gatewayRejectionReason: authorization.status === 'gateway_rejected' ? authorization.reason : null,
    paymentInstrumentType: kind.instrumentType,
    [kind.detail]: { ...describeInstrument(instrument), ...(kind.instrumentType === 'paypal_account' ? payPalSale(facts) : {}) },
    customer: customerFieldsOf(facts.customer),
    billing: addressFields(facts.billing),
    shipping: addressFields(input.shipping ?? {}),
    descriptor: members(['name', 'phone', 'url'], input.descriptor ?? {}),
    lineItems: input.lineItems ?? [],
    riskData: riskData(facts),
    threeDSecureInfo: facts.threeDSecureInfo,
    scaExemptionRequested: input.scaExemption ?? null,
    ...NOTHING_YET,
  };
}

const NOTHING_YET = {
  processorSettlementResponseCode: '',
  processorSettlementResponseText: '',
  settlementBatchId: null,
  acquirerReferenceNumber: null,
  disputes: [],
  disbursementDetails: members(
    ['disbursementDate', 'settlementAmount', 'settlementCurrencyIsoCode', 'settlementCurrencyExchangeRate', 'fundsHeld', 'success'],
    {},
  ),
  refundIds: [],
  refundedTransactionId: null,
  partialSettlementTransactionIds: [],
  authorizedTransactionId: null,
  authorizationAdjustments: [],
  retryIds: [],
  retriedTransactionId: null,
  retried: false,
  merchantAdviceCode: null,
  merchantAdviceText: null,
  achReturnCode: null,
  achRejectReason: null,
};

export function responseFields(authorization: Authorization): Document {
  const { response, status } = authorization;
  const declined = response?.type.endsWith('declined') === true;
  return {
    processorAuthorizationCode: status === 'authorized' ? randomId(6).toUpperCase() : null,
    processorResponseCode: response?.code ?? '',
    processorResponseText: response?.text ?? '',
    processorResponseType: response?.type ?? '',
    additionalProcessorResponse: declined ? `${response?.code} : ${response?.text}` : null,
    networkResponseCode: response ? 'XX' : null,
    networkResponseText: response ? 'sample network response text' : null,
    networkTransactionId: status === 'authorized' ? `0200${randomId(11).toUpperCase()}` : null,
    retrievalReferenceNumber: response ? '1234567' : null,
  };
}

const checkFields = (checks: CardChecks | undefined) => ({
  avsErrorResponseCode: checks?.avsErrorResponseCode ?? null,
  avsPostalCodeResponseCode: checks?.avsPostalCodeResponseCode ?? null,
  avsStreetAddressResponseCode: checks?.avsStreetAddressResponseCode ?? null,
  cvvResponseCode: checks?.cvvResponseCode ?? null,
});

/** Decisions of the provider's fraud protection, on cards only. */
function riskData({ input, instrument, checks }: SaleFacts): Document | null {
  if (!checks || input.options?.skipAdvancedFraudChecking === true) return null;
  const outcome = outcomeOf(instrument);
  const refused = outcome === 'fraud' || outcome === 'risk_threshold';
  return {
    id: randomId(12),
    decision: refused ? 'Decline' : outcome === 'risk_review' ? 'Review' : 'Approve',
    deviceDataCaptured: Boolean(input.deviceData),
    fraudServiceProvider: 'fraud_protection_advanced',
    decisionReasons: [],
    riskScore: refused ? '95' : outcome === 'risk_review' ? '70' : '10',
    liabilityShift: null,
  };
}
