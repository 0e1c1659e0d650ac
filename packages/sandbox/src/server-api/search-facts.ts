import { readInternal, type TransactionRow } from '../transactions/transaction-row';
import { type CustomerRow } from '../vault/find-rows';
import { textAt, valueAt } from '../text-at';
import { type Facts } from './match-search';

// The facts that a search can use, under the official SDK's names of the criteria.

export const readTimes = (row: { createdAt: number; updatedAt?: number }) => ({
  createdAt: new Date(row.createdAt),
  updatedAt: row.updatedAt === undefined ? undefined : new Date(row.updatedAt),
});

export function readTransactionFacts(row: TransactionRow): Facts {
  const detail = (name: string) => textAt(row.document, 'creditCard', name) ?? textAt(row.document, 'paypal', name);
  const customer = (name: string) => valueAt(row.document, 'customer', name);
  const at = (status: string) => row.statusHistory.find((event) => event.status === status)?.timestamp;
  return {
    ...readTimes(row),
    id: row.id,
    ids: row.id,
    type: row.type,
    status: row.status,
    amount: row.amount,
    currency: row.currencyIsoCode,
    orderId: row.orderId,
    customerId: row.customerId ?? customer('id'),
    customerEmail: customer('email'),
    customerFirstName: customer('firstName'),
    customerLastName: customer('lastName'),
    merchantAccountId: row.document['merchantAccountId'],
    paymentMethodToken: row.paymentMethodToken,
    paymentInstrumentType: readInternal(row).instrumentType,
    processorAuthorizationCode: row.document['processorAuthorizationCode'],
    creditCardNumber: `${detail('bin') ?? ''}******${detail('last4') ?? ''}`,
    creditCardCardType: detail('cardType'),
    creditCardUniqueIdentifier: detail('uniqueNumberIdentifier'),
    paypalPayerEmail: detail('payerEmail'),
    refund: row.refundedTransactionId !== null,
    settlementBatchId: row.document['settlementBatchId'],
    source: 'api',
    authorizedAt: at('authorized'),
    submittedForSettlementAt: at('submitted_for_settlement'),
    settledAt: at('settled'),
    voidedAt: at('voided'),
    failedAt: at('failed'),
    gatewayRejectedAt: at('gateway_rejected'),
    processorDeclinedAt: at('processor_declined'),
  };
}

export const readCustomerFacts = (row: CustomerRow): Facts => ({
  email: null,
  firstName: null,
  lastName: null,
  company: null,
  phone: null,
  fax: null,
  website: null,
  ...row.document,
  ...readTimes(row),
  id: row.id,
  ids: row.id,
});
