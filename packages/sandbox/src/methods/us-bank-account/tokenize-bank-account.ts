import { type SandboxContext } from '../../core/context';
import { randomNonce } from '../../core/random';
import { storeNonce } from '../../payments/instruments/store-nonce';
import { findBankName } from '../../payments/test-banks';
import { type AccountInput } from './account-input';

/** The documented account numbers, which decide the verification. Other account numbers are not stored. */
const TEST_NUMBER = /^100000000\d$/;

export interface TokenizedAccount {
  nonce: string;
  details: {
    last4: string;
    routingNumber: string;
    accountType: string;
    bankName: string;
    ownershipType: 'personal' | 'business';
    accountHolderName: string;
    firstName?: string;
    lastName?: string;
    businessName?: string;
  };
  mandate: { text: string; acceptedAt: string };
}

/**
 * Exchanges a bank account for a nonce.
 * @param account a valid account
 * @param options whether the customer has chosen it in a login at the bank
 */
export async function tokenizeBankAccount(
  context: SandboxContext,
  account: AccountInput & { bankName?: string },
  { bankLogin = false } = {},
): Promise<TokenizedAccount> {
  const { accountNumber, routingNumber, accountType, individualOwner, businessOwner, billingAddress, achMandate } = account;
  const nonce = randomNonce('tokenusbankacct_bc');
  const last4 = accountNumber.slice(-4);
  const owner = individualOwner ?? businessOwner ?? {};
  const details: TokenizedAccount['details'] = {
    last4,
    routingNumber,
    accountType: accountType.toLowerCase(),
    bankName: account.bankName ?? findBankName(routingNumber),
    ownershipType: individualOwner ? 'personal' : 'business',
    accountHolderName: Object.values(owner).join(' '),
    ...owner,
  };
  const mandate = { text: achMandate, acceptedAt: new Date(context.clock.now()).toISOString() };
  const document = { nonce, type: 'UsBankAccount', description: `US bank account ending in - ${last4}`, consumed: false, details };
  const facts = {
    ...(TEST_NUMBER.test(accountNumber) ? { accountNumber } : {}),
    mandateText: mandate.text,
    mandateAcceptedAt: mandate.acceptedAt,
    billingAddress: billingAddress ?? null,
    ...(bankLogin ? { bankLogin, bankLoginAt: mandate.acceptedAt } : {}),
  };
  await storeNonce(context, { nonce, type: 'UsBankAccount', document, facts });
  return { nonce, details, mandate };
}
