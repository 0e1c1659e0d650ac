import { type TransactionDocument } from '../../core/store/documents';
import { type Document } from '../../core/store/schema';
import { type CardChecks } from '../cards/verify-card';
import { type InstrumentKind } from '../instruments/define-instrument';
import { describeInstrument, findKind } from '../instruments/kinds';
import { localPayment } from '../instruments/local-payment';
import { paypalAccount } from '../instruments/paypal-account';
import { sepaDebitAccount } from '../instruments/sepa-debit-account';
import { usBankAccount } from '../instruments/us-bank-account';
import { createRiskData } from '../vault/risk-data';
import { createBankDetails } from './parts/bank-debit';
import { describeParts } from './parts/sale-parts';
import { createLocalPaymentDetails, createPayPalDetails, createSepaDetails } from './paypal-details';
import { type DecidedSale } from './sale';
import { describeSaleAddress } from './sale-addresses';
import { createResponseFields, INITIAL_FIELDS, isNetworkToken, readCardType } from './status-fields';

const CUSTOMER = ['id', 'firstName', 'lastName', 'company', 'email', 'phone', 'internationalPhone', 'fax', 'website'];

/** Copies a customer's fields, with null for those that are missing. */
export const pickCustomerFields = (values: Document) => Object.fromEntries(CUSTOMER.map((name) => [name, values[name] ?? null]));

/** Creates the members of the response that have no column. */
export function createSaleDocument(sale: DecidedSale): Omit<TransactionDocument, 'internal'> {
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
    riskData: hasRiskData ? createRiskData(instrument.facts.outcome ?? 'approved', input.deviceData) : undefined,
    threeDSecureInfo: sale.threeDSecureInfo,
    ...INITIAL_FIELDS,
    // The provider tries a network token that the bank declines again.
    retried: isNetworkToken(instrument) && authorization.status === 'processor_declined',
  };
}

/** Describes the charged instrument, with what this payment adds to it. */
function describeDetail(sale: DecidedSale): Document {
  const { input, instrument } = sale;
  const accountType = input.options?.creditCard?.accountType;
  const kind = findKind(instrument);
  return {
    ...describeInstrument(instrument),
    // Only banks know it. Official SDKs expect the member.
    ...(kind.isCard ? { paymentAccountReference: null } : {}),
    ...(accountType ? { accountType } : {}),
    ...DETAILS.get(kind)?.(sale),
  };
}

/** What a payment adds to the description of its instrument. */
const DETAILS = new Map<InstrumentKind, (sale: DecidedSale) => Document>([
  [paypalAccount, createPayPalDetails],
  [sepaDebitAccount, createSepaDetails],
  [localPayment, createLocalPaymentDetails],
  [usBankAccount, createBankDetails],
]);

const createCheckFields = (checks: CardChecks | undefined) => ({
  avsErrorResponseCode: checks?.avsErrorResponseCode ?? null,
  avsPostalCodeResponseCode: checks?.avsPostalCodeResponseCode ?? null,
  avsStreetAddressResponseCode: checks?.avsStreetAddressResponseCode ?? null,
  cvvResponseCode: checks?.cvvResponseCode ?? null,
});
