import { desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../../core/context';
import { verifications } from '../../../core/store/schema';
import { verifyIfSettled } from '../../../payments/vault/deposit-settlement';
import { type CustomerRow } from '../../../payments/vault/find-rows';
import { type VerificationRow } from '../../../payments/vault/verify-instrument';
import { describeVerification } from '../describe-payment-method';
import { listAllCustomers, listAllMethods } from './customers';
import { type Facts } from './match-search';
import { readExpirationDate, readMaskedNumber, readTimes } from './row-facts';
import { type Search } from './search';

const isBankVerification = ({ document }: VerificationRow) => document.usBankAccount != null;

function readSharedFacts(row: VerificationRow, customer: CustomerRow | undefined): Facts {
  return {
    ...readTimes(row),
    id: row.id,
    ids: row.id,
    status: row.status,
    paymentMethodToken: row.paymentMethodToken,
    customerId: customer?.id,
    customerEmail: customer?.document.email,
  };
}

function readCardFacts({ document }: VerificationRow): Facts {
  const { creditCard: card, billing } = document;
  return {
    creditCardCardType: card?.cardType,
    creditCardCardholderName: card?.cardholderName,
    creditCardExpirationDate: readExpirationDate(card),
    creditCardNumber: readMaskedNumber(card),
    billingAddressDetailsPostalCode: billing?.postalCode,
    verificationType: 'credit_card',
  };
}

const readBankFacts = ({ document: { usBankAccount, verificationMethod } }: VerificationRow): Facts => ({
  accountHolderName: usBankAccount?.accountHolderName,
  accountNumber: usBankAccount?.last4,
  accountType: usBankAccount?.accountType,
  routingNumber: usBankAccount?.routingNumber,
  verificationMethod,
  verificationType: 'us_bank_account',
});

/** Lists the verifications of one kind, with the customers of their methods. */
async function listVerifications(
  context: SandboxContext,
  isWanted: (row: VerificationRow) => boolean,
  readFacts: (row: VerificationRow) => Facts,
) {
  const { database, merchant } = context;
  const rows = await database
    .select()
    .from(verifications)
    .where(eq(verifications.merchantId, merchant.id))
    .orderBy(desc(verifications.createdAt));
  const customers = new Map((await listAllCustomers(context)).map((customer) => [customer.id, customer]));
  const byToken = new Map((await listAllMethods(context)).map(({ token, customerId }) => [token, customers.get(customerId)]));
  return rows
    .filter(isWanted)
    .map((row) => verifyIfSettled(context, row))
    .map((row) => ({ row, facts: { ...readSharedFacts(row, byToken.get(row.paymentMethodToken ?? '')), ...readFacts(row) } }));
}

const describe = (_context: SandboxContext, row: VerificationRow) => Promise.resolve(describeVerification(row));

export const verificationSearch: Search<VerificationRow> = {
  path: 'verifications',
  root: 'creditCardVerifications',
  item: 'verification',
  list: (context) => listVerifications(context, (row) => !isBankVerification(row), readCardFacts),
  describe,
};

export const bankVerificationSearch: Search<VerificationRow> = {
  path: 'us_bank_account_verifications',
  root: 'usBankAccountVerifications',
  item: 'usBankAccountVerification',
  list: (context) => listVerifications(context, isBankVerification, readBankFacts),
  describe,
};
