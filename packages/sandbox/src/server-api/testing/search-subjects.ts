import { eq } from 'drizzle-orm';
import { paymentContexts, transactions, verifications, type Document } from '../../core/store/schema';
import { VISA, type Fields } from './shop';
import { type OwnShop } from './start-shop';

const ADDRESS = {
  company: 'Mugs Ltd',
  countryName: 'United States of America',
  extendedAddress: 'Floor 3',
  firstName: 'Ada',
  lastName: 'Lane',
  locality: 'Chicago',
  postalCode: '60622',
  region: 'Illinois',
  streetAddress: '1 Main Street',
};
const CUSTOMER = {
  company: 'Ada Ltd',
  email: 'ada@shop.example',
  fax: '312-555-0101',
  firstName: 'Ada',
  lastName: 'Lane',
  phone: '312-555-0100',
  website: 'https://ada.example',
};
const prefixed = (prefix: string, fields: object) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [`${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`, value as string]),
  );

/** Creates one row of each kind that has every searchable fact, and names the facts' values. */
export async function createSearchSubjects(shop: OwnShop) {
  const { database, merchant, clock } = shop.sandbox.context;
  const card = { ...VISA, cardholderName: 'Ada Lane' };
  const { transaction } = await shop.sale({
    amount: '12.34',
    orderId: 'order-1',
    creditCard: card,
    customer: CUSTOMER,
    billing: ADDRESS,
    shipping: ADDRESS,
    options: { storeInVault: true },
  });
  const [row] = await database.select().from(transactions).where(eq(transactions.id, transaction.id));
  if (!row) throw new Error('The sale was not stored');
  const time = new Date(row.createdAt).toISOString();
  const statuses = ['authorized', 'submitted_for_settlement', 'settled', 'voided', 'failed', 'gateway_rejected', 'processor_declined'];
  const document: Document = {
    ...row.document,
    acquirerReferenceNumber: 'reference-1',
    achType: 'standard',
    achReturnCode: 'R01',
    debitNetwork: 'STAR',
    disbursementDetails: { disbursementDate: time.slice(0, 10) },
    europeBankAccount: { iban: 'DE-1' },
    paypal: { authorizationId: 'PP-A1', payerEmail: 'payer@shop.example', paymentId: 'PAYID-1' },
    sepaDebitAccountDetail: { paypalV2OrderId: 'v2-1' },
    settlementBatchId: 'batch-1',
    storeId: 'store-1',
  };
  const user = merchant.id;
  const history = [...statuses, 'authorization_expired', 'settlement_declined'].map((status) => ({
    status,
    amount: '12.34',
    timestamp: time,
    transactionSource: 'api',
    user,
  }));
  await database.update(transactions).set({ document, statusHistory: history, status: 'settled' }).where(eq(transactions.id, row.id));
  await database.insert(paymentContexts).values({
    merchantId: merchant.id,
    id: 'dispute-1',
    kind: 'dispute',
    status: 'open',
    document: { id: 'dispute-1', status: 'open', receivedDate: time.slice(0, 10), transaction: { id: row.id } },
    createdAt: clock.now(),
    updatedAt: clock.now(),
  });
  const token = String(row.paymentMethodToken);
  const customerId = String(row.customerId);
  await shop.gateway['address']!['create']!({ customerId, ...ADDRESS });
  await shop.gateway['paymentMethod']!['create']!({ customerId, paymentMethodNonce: 'fake-paypal-billing-agreement-nonce' });
  const customer = await shop.gateway['customer']!['find']!(customerId);
  const [paypal] = customer['paypalAccounts'] as Fields[];
  const verified = await shop.gateway['creditCard']!['create']!({
    customerId,
    ...card,
    options: { verifyCard: true },
    billingAddress: ADDRESS,
  });
  const [verification] = (await shop.gateway['creditCard']!['find']!(verified.creditCard.token))['verifications'] as Fields[];
  const bank = await shop.gateway['paymentMethod']!['create']!({
    customerId,
    paymentMethodNonce: 'fake-us-bank-account-nonce',
    options: { usBankAccountVerificationMethod: 'independent_check' },
  });
  const [check] = bank.paymentMethod['verifications'] as Fields[];
  const [bankRow] = await database
    .select()
    .from(verifications)
    .where(eq(verifications.id, String(check?.id)));
  const usBankAccount = { ...(bankRow?.document['usBankAccount'] as Document), accountHolderName: 'Ada Lane' };
  await database
    .update(verifications)
    .set({ document: { ...bankRow?.document, usBankAccount } })
    .where(eq(verifications.id, String(check?.id)));
  const shared = { customerEmail: CUSTOMER.email, customerId };
  const cardFacts = { creditCardCardholderName: 'Ada Lane', creditCardExpirationDate: '12/2030', creditCardNumber: VISA.number };
  return {
    transaction: {
      ...shared,
      createdAt: time,
      ...cardFacts,
      ...prefixed('billing', ADDRESS),
      ...prefixed('shipping', ADDRESS),
      ...prefixed('customer', CUSTOMER),
      ...Object.fromEntries(
        [...statuses.map((status) => status.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())), 'authorizationExpired'].map(
          (name) => [`${name}At`, time],
        ),
      ),
      achReturnResponsesCreatedAt: time,
      achType: 'standard',
      acquirerReferenceNumber: 'reference-1',
      amount: '12.34',
      createdUsing: 'full_information',
      creditCardCardType: 'Visa',
      creditCardCustomerLocation: 'us',
      creditCardUniqueIdentifier: String((row.document['creditCard'] as Document)['uniqueNumberIdentifier']),
      currency: 'USD',
      debitNetwork: 'STAR',
      disbursementDate: time.slice(0, 10),
      disputeDate: time.slice(0, 10),
      id: row.id,
      ids: row.id,
      merchantAccountId: 'sandbox_usd',
      orderId: 'order-1',
      paymentInstrumentType: 'CreditCardDetail',
      paymentMethodToken: token,
      paypalAuthorizationId: 'PP-A1',
      paypalPayerEmail: 'payer@shop.example',
      paypalPaymentId: 'PAYID-1',
      processorAuthorizationCode: String(row.document['processorAuthorizationCode']),
      reasonCode: 'any_reason_code',
      refund: false,
      sepaDebitPaypalV2_OrderId: 'v2-1',
      settlementBatchId: 'batch-1',
      source: 'api',
      status: 'settled',
      storeId: 'store-1',
      storeIds: 'store-1',
      type: 'sale',
      user,
    },
    customer: {
      ...CUSTOMER,
      ...prefixed('address', { ...ADDRESS, company: undefined }),
      cardholderName: 'Ada Lane',
      createdAt: String(customer['createdAt']),
      creditCardExpirationDate: '12/2030',
      creditCardNumber: VISA.number,
      id: customerId,
      ids: customerId,
      paymentMethodToken: token,
      paymentMethodTokenWithDuplicates: verified.creditCard.token,
      paypalAccountEmail: String(paypal?.['email']),
    },
    creditCardVerification: {
      ...shared,
      createdAt: String(verification?.['createdAt']),
      ...cardFacts,
      billingAddressDetailsPostalCode: ADDRESS.postalCode,
      creditCardCardType: 'Visa',
      id: String(verification?.id),
      ids: String(verification?.id),
      paymentMethodToken: verified.creditCard.token,
      status: 'verified',
    },
    usBankAccountVerification: {
      ...shared,
      createdAt: String(check?.['createdAt']),
      accountHolderName: 'Ada Lane',
      accountNumber: String(bank.paymentMethod['last4']),
      accountType: 'checking',
      id: String(check?.id),
      ids: String(check?.id),
      paymentMethodToken: bank.paymentMethod.token,
      routingNumber: String(bank.paymentMethod['routingNumber']),
      status: 'verified',
      verificationMethod: 'independent_check',
    },
  };
}
