import { z } from 'zod';
import { requireClientToken } from '../authorization/authorize';
import { GatewayError } from '../server/gateway-error';
import { consumeNonce } from '../store/consume-nonce';
import { deleteMethod } from '../vault/delete-method';
import { findMethod } from '../vault/find-rows';
import { type GraphqlCall, type GraphqlModule } from './module';

const typeDefs = /* GraphQL */ `
  extend type Mutation {
    deletePaymentMethodFromSingleUseToken(input: DeletePaymentMethodFromSingleUseTokenInput!): DeletePaymentMethodFromSingleUseTokenPayload
  }

  input DeletePaymentMethodFromSingleUseTokenInput {
    clientMutationId: String
    singleUseTokenId: ID!
  }

  type DeletePaymentMethodFromSingleUseTokenPayload {
    clientMutationId: String
  }
`;

const deleteInput = z.object({ clientMutationId: z.string().nullish(), singleUseTokenId: z.string() });

/** The nonce is spent with the method; one that stands for no method of the token's customer is not found, whatever else it is. */
async function deleteBySingleUseToken(given: unknown, { sandbox, caller }: GraphqlCall) {
  const { clientMutationId, singleUseTokenId } = deleteInput.parse(given);
  const owner = caller.kind === 'api_keys' ? undefined : (requireClientToken(caller).customerId ?? '');
  await sandbox.database.transaction(async (handle) => {
    const inside = { ...sandbox, database: handle };
    const nonce = await consumeNonce(handle, sandbox.merchant.id, singleUseTokenId, sandbox.clock.now());
    const method = nonce?.paymentMethodToken ? await findMethod(handle, sandbox, nonce.paymentMethodToken) : undefined;
    // Thrown in here, it leaves the nonce as it was.
    if (!method || (owner !== undefined && method.customerId !== owner)) throw new GatewayError('NOT_FOUND', 'Payment method not found.');
    await deleteMethod(inside, method);
  });
  return { clientMutationId };
}

export const vault: GraphqlModule = {
  typeDefs,
  resolvers: { Mutation: { deletePaymentMethodFromSingleUseToken: (_, { input }, call) => deleteBySingleUseToken(input, call) } },
};
