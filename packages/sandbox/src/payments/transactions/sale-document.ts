import { findEntry } from '../../core/find-entry';
import { type TransactionDocument } from '../../core/store/documents';
import { type Document } from '../../core/store/schema';
import { type CardChecks } from '../cards/verify-card';
import { describeInstrument, findKind } from '../instruments/kinds';
import { createRiskData } from '../vault/risk-data';
import { createBankDetails } from './parts/bank-debit';
import { describeParts } from './parts/sale-parts';
import { createLocalPaymentDetails, createPayPalDetails, createSepaDetails } from './paypal-details';
import { describeSaleAddress } from './sale-addresses';
import type { SaleFacts } from './sale-facts';
import { createResponseFields, INITIAL_FIELDS, isNetworkToken, readCardType } from './status-fields';

const CUSTOMER = ['id', 'firstName', 'lastName', 'company', 'email', 'phone', 'internationalPhone', 'fax', 'website'];

/** Copies a customer's fields, with null for those that are missing. */
export const pickCustomerFields = (values: Document) => Object.fromEntries(CUSTOMER.map((name) => [name, values[name] ?? null]));

/** Creates the members of the response that have no column. */
export function createSaleDocument(facts: SaleFacts): Omit<TransactionDocument, 'internal'> {
  const { input, instrument, authorization, checks } = facts;
  const kind = findKind(instrument);
  const hasRiskData = checks !== undefined && input.options?.skipAdvancedFraudChecking !== true;
  return {
    ...describeParts(facts),
    merchantAccountId: facts.merchantAccountId,
    planId: null,
    subscriptionId: null,
    ...createResponseFields(authorization, readCardType(instrument)),
    ...(input.processorAuthorizationCode ? { processorAuthorizationCode: input.processorAuthorizationCode } : {}),
    ...createCheckFields(checks),
    gatewayRejectionReason: authorization.status === 'gateway_rejected' ? authorization.reason : null,
    paymentInstrumentType: kind.instrumentType,
    processedWithNetworkToken: isNetworkToken(instrument),
    [kind.detail]: describeDetail(facts),
    networkToken: input.creditCard?.networkTokenizationAttributes && isNetworkToken(instrument) ? describeDetail(facts) : undefined,
    customer: pickCustomerFields(facts.customer),
    billing: describeSaleAddress(facts.billing),
    shipping: describeSaleAddress(facts.shipping),
    riskData: hasRiskData ? createRiskData(instrument.facts.outcome ?? 'approved', input.deviceData) : undefined,
    threeDSecureInfo: facts.threeDSecureInfo,
    ...INITIAL_FIELDS,
    // The provider tries a network token that the bank declines again.
    retried: isNetworkToken(instrument) && authorization.status === 'processor_declined',
  };
}

/** Describes the charged instrument, with what this payment adds to it. */
function describeDetail(facts: SaleFacts): Document {
  const { input, instrument } = facts;
  const accountType = input.options?.creditCard?.accountType;
  const kind = findKind(instrument);
  return {
    ...describeInstrument(instrument),
    // Only banks know it. Official SDKs expect the member.
    ...(kind.isCard ? { paymentAccountReference: null } : {}),
    ...(accountType ? { accountType } : {}),
    ...findEntry(DETAILS, kind.instrumentType)?.(facts),
  };
}

/** What a payment adds to the description of its instrument. */
const DETAILS: Readonly<Record<string, (facts: SaleFacts) => Document>> = {
  paypal_account: createPayPalDetails,
  sepa_debit_account: createSepaDetails,
  local_payment: createLocalPaymentDetails,
  us_bank_account: createBankDetails,
};

const createCheckFields = (checks: CardChecks | undefined) => ({
  avsErrorResponseCode: checks?.avsErrorResponseCode ?? null,
  avsPostalCodeResponseCode: checks?.avsPostalCodeResponseCode ?? null,
  avsStreetAddressResponseCode: checks?.avsStreetAddressResponseCode ?? null,
  cvvResponseCode: checks?.cvvResponseCode ?? null,
});
