import { type SandboxContext } from '../../core/context';
import { type TransactionDocument } from '../../core/store/documents';
import { type Document } from '../../core/store/schema';
import { type CardChecks } from '../cards/verify-card';
import { describeInstrument, findKind } from '../instruments/kinds';
import { createRiskData, hasChargebackProtection } from '../vault/risk-data';
import { describeParts } from './parts/sale-parts';
import { type DecidedSale } from './sale';
import { describeSaleAddress } from './sale-addresses';
import { createResponseFields, INITIAL_FIELDS, isNetworkToken, readCardType } from './status-fields';

const CUSTOMER = ['id', 'firstName', 'lastName', 'company', 'email', 'phone', 'internationalPhone', 'fax', 'website'];

/** Copies a customer's fields, with null for those that are missing. */
export const pickCustomerFields = (values: Document) => Object.fromEntries(CUSTOMER.map((name) => [name, values[name] ?? null]));

/** Creates the members of the response that have no column. */
export function createSaleDocument(context: SandboxContext, sale: DecidedSale): Omit<TransactionDocument, 'internal'> {
  const { input, instrument, authorization, checks } = sale;
  const kind = findKind(instrument);
  const hasRiskData = checks !== undefined && input.options?.skipAdvancedFraudChecking !== true;
  return {
    ...describeParts(sale),
    merchantAccountId: sale.merchantAccountId,
    planId: null,
    subscriptionId: null,
    ...createResponseFields(authorization, readCardType(instrument)),
    ...(input.processorAuthorizationCode ? { processorAuthorizationCode: input.processorAuthorizationCode } : {}),
    ...createCheckFields(checks),
    gatewayRejectionReason: authorization.status === 'gateway_rejected' ? authorization.reason : null,
    paymentInstrumentType: kind.instrumentType,
    processedWithNetworkToken: isNetworkToken(instrument),
    [kind.detail]: describeDetail(sale),
    networkToken: input.creditCard?.networkTokenizationAttributes && isNetworkToken(instrument) ? describeDetail(sale) : undefined,
    customer: pickCustomerFields(sale.customer),
    billing: describeSaleAddress(sale.billing),
    shipping: describeSaleAddress(sale.shipping),
    riskData: hasRiskData
      ? createRiskData(instrument.facts.outcome ?? 'approved', input.deviceData, hasChargebackProtection(context))
      : undefined,
    threeDSecureInfo: sale.threeDSecureInfo,
    ...INITIAL_FIELDS,
    // The provider tries a network token that the bank declines again.
    retried: isNetworkToken(instrument) && authorization.status === 'processor_declined',
  };
}

/** Describes the charged instrument, with what this payment adds to it. */
function describeDetail(sale: DecidedSale): Document {
  const { input, instrument, authorization, statuses } = sale;
  const accountType = input.options?.creditCard?.accountType;
  const kind = findKind(instrument);
  return {
    ...describeInstrument(instrument),
    // Only banks know it. Official SDKs expect the member.
    ...(kind.isCard ? { paymentAccountReference: null } : {}),
    ...(accountType ? { accountType } : {}),
    ...kind.describePayment?.({
      ...sale,
      isAuthorized: authorization.status === 'authorized',
      isSubmitted: statuses.includes('submitted_for_settlement'),
    }),
  };
}

const createCheckFields = (checks: CardChecks | undefined) => ({
  avsErrorResponseCode: checks?.avsErrorResponseCode ?? null,
  avsPostalCodeResponseCode: checks?.avsPostalCodeResponseCode ?? null,
  avsStreetAddressResponseCode: checks?.avsStreetAddressResponseCode ?? null,
  cvvResponseCode: checks?.cvvResponseCode ?? null,
});
