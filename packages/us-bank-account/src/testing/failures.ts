import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { usBankAccount, type UsBankAccountTokenizeOptions } from '../index';
import type { Plaid } from '../plaid';

const owner = {
  ownershipType: 'personal',
  firstName: 'Ada',
  lastName: 'Lovelace',
  billingAddress: { streetAddress: '1 Main St', locality: 'Chicago', region: 'IL', postalCode: '60654' },
} as const;
const details = {
  mandateText: 'I agree.',
  bankDetails: { routingNumber: '011000015', accountNumber: '1000000000', accountType: 'checking', ...owner },
} as const;
const login = { mandateText: 'I agree.', bankLogin: { displayName: 'Shop', ...owner } } as const;

/** A bank login at which the customer chooses an account at once. */
const plaid: Plaid = {
  create: ({ onSuccess }) => ({ open: () => onSuccess('token', { account_id: 'account', account: { subtype: 'checking' } }) }),
};

const tokenize =
  (options: UsBankAccountTokenizeOptions): FailingCall['call'] =>
  async (authorization) => {
    window.Plaid = plaid;
    return (await usBankAccount.create({ authorization })).tokenize(options);
  };

export const failures: Record<'usBankAccount', readonly FailingCall[]> = {
  usBankAccount: [
    failingConfiguration(tokenize(details)),
    {
      step: '`tokenize`, `bankDetails`: creates the nonce',
      request: { graphqlOperation: 'tokenizeUsBankAccount' },
      call: tokenize(details),
    },
    { step: '`tokenize`, `bankLogin`: creates the nonce', request: { graphqlOperation: 'tokenizeUsBankLogin' }, call: tokenize(login) },
  ],
};
