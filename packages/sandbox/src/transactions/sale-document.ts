import { type CardChecks } from '../cards/verify-card';
import { randomId } from '../random';
import { type Document } from '../store/schema';
import { describeInstrument } from '../vault/describe-instrument';
import { readOutcome } from '../vault/instrument';
import { findKind } from '../vault/instrument-kinds';
import { type Authorization } from './decide-authorization';
import { createPayPalDetails } from './paypal-details';
import type { SaleFacts } from './sale-facts';

/** Members of the request that the response repeats. */
const REPEATED_FIELDS = [
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

/** Copies the named members, with null for those that are missing. */
const pickMembers = (names: readonly string[], values: Document) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
export const pickAddressFields = (values: Document) => pickMembers([...ADDRESS, ...COUNTRY], values);
export const pickCustomerFields = (values: Document) => pickMembers(CUSTOMER, values);

/** Creates the members of the response that have no column. */
export function createSaleDocument(facts: SaleFacts): Document {
  const { input, instrument, authorization } = facts;
  const kind = findKind(instrument);
  return {
    ...pickMembers(REPEATED_FIELDS, input),
    merchantAccountId: facts.merchantAccountId,
    recurring: input.recurring ?? (input.transactionSource === 'recurring' || false),
    taxExempt: input.taxExempt ?? false,
    planId: null,
    subscriptionId: null,
    ...createResponseFields(authorization),
    ...createCheckFields(facts.checks),
    gatewayRejectionReason: authorization.status === 'gateway_rejected' ? authorization.reason : null,
    paymentInstrumentType: kind.instrumentType,
    [kind.detail]: { ...describeInstrument(instrument), ...(kind.instrumentType === 'paypal_account' ? createPayPalDetails(facts) : {}) },
    customer: pickCustomerFields(facts.customer),
    billing: pickAddressFields(facts.billing),
    shipping: pickAddressFields(input.shipping ?? {}),
    descriptor: pickMembers(['name', 'phone', 'url'], input.descriptor ?? {}),
    lineItems: input.lineItems ?? [],
    riskData: createRiskData(facts),
    threeDSecureInfo: facts.threeDSecureInfo,
    scaExemptionRequested: input.scaExemption ?? null,
    ...INITIAL_FIELDS,
  };
}

const INITIAL_FIELDS = {
  processorSettlementResponseCode: '',
  processorSettlementResponseText: '',
  settlementBatchId: null,
  acquirerReferenceNumber: null,
  disputes: [],
  disbursementDetails: pickMembers(
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

export function createResponseFields(authorization: Authorization): Document {
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

const createCheckFields = (checks: CardChecks | undefined) => ({
  avsErrorResponseCode: checks?.avsErrorResponseCode ?? null,
  avsPostalCodeResponseCode: checks?.avsPostalCodeResponseCode ?? null,
  avsStreetAddressResponseCode: checks?.avsStreetAddressResponseCode ?? null,
  cvvResponseCode: checks?.cvvResponseCode ?? null,
});

/** Creates the result of the provider's fraud protection, for cards only. */
function createRiskData({ input, instrument, checks }: SaleFacts): Document | undefined {
  if (!checks || input.options?.skipAdvancedFraudChecking === true) return undefined;
  const outcome = readOutcome(instrument);
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
