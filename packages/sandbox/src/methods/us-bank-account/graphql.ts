import { z } from 'zod';
import { GatewayError } from '../../core/http/gateway-error';
import { type GraphqlCall, type GraphqlModule } from '../../core/http/graphql-module';
import { isDocument } from '../../core/text-at';
import { createGatewayConfiguration } from '../../payments/configuration';
import { accountInput, checkAccount, loginInput } from './account-input';
import { consumeBankLogin } from './bank-login';
import { US_BANK_ACCOUNTS_SCHEMA } from './graphql-schema';
import { createInstantVerificationJwt } from './open-finance';
import { tokenizeBankAccount, type TokenizedAccount } from './tokenize-bank-account';

const clientMutationId = z.string().nullish();
const accountMutation = z.object({ clientMutationId, usBankAccount: accountInput });
const loginMutation = z.object({ clientMutationId, usBankLogin: loginInput });

async function tokenizeAccount(args: unknown, call: GraphqlCall) {
  const input = accountMutation.parse(args);
  refuseDisabled(call, isDocument);
  checkAccount(input.usBankAccount, 'usBankAccount');
  return createPayload(input, call, await tokenizeBankAccount(call.sandbox, input.usBankAccount));
}

async function tokenizeLogin(args: unknown, call: GraphqlCall) {
  const input = loginMutation.parse(args);
  refuseDisabled(call, (configured) => isDocument(configured) && isDocument(configured['plaid']));
  const { publicToken, accountId, ...account } = input.usBankLogin;
  checkAccount(account, 'usBankLogin');
  const chosen = await consumeBankLogin(call.sandbox, publicToken, accountId);
  return createPayload(input, call, await tokenizeBankAccount(call.sandbox, { ...account, ...chosen }, { bankLogin: true }));
}

function refuseDisabled({ sandbox, urls }: GraphqlCall, isEnabled: (configured: unknown) => boolean): void {
  if (isEnabled(createGatewayConfiguration(sandbox, urls)['usBankAccount'])) return;
  throw new GatewayError('AUTHORIZATION', 'US bank accounts are not enabled for this merchant.');
}

function createPayload(
  { clientMutationId: mutation }: { clientMutationId?: string | null | undefined },
  { sandbox }: GraphqlCall,
  { nonce, details, mandate }: TokenizedAccount,
) {
  const { last4, routingNumber, bankName, accountHolderName, accountType, ownershipType } = details;
  return {
    clientMutationId: mutation,
    paymentMethod: {
      id: nonce,
      legacyId: nonce,
      usage: 'SINGLE_USE',
      createdAt: new Date(sandbox.clock.now()).toISOString(),
      details: {
        __typename: 'UsBankAccountDetails',
        last4,
        routingNumber,
        bankName,
        accountholderName: accountHolderName,
        accountType: accountType.toUpperCase(),
        ownershipType: ownershipType.toUpperCase(),
        verified: false,
        achMandate: { acceptanceText: mandate.text, acceptedAt: mandate.acceptedAt },
        achReturnCode: null,
      },
    },
  };
}

export const usBankAccounts: GraphqlModule = {
  typeDefs: US_BANK_ACCOUNTS_SCHEMA,
  resolvers: {
    Mutation: {
      tokenizeUsBankAccount: (_, { input }, call) => tokenizeAccount(input, call),
      createBankAccountInstantVerificationJwt: (_, { input }, call) => createInstantVerificationJwt(input, call),
      tokenizeUsBankLogin: (_, { input }, call) => tokenizeLogin(input, call),
    },
  },
};
