import { z } from 'zod';
import { requireClientToken } from '../../core/authorization/authorize';
import { GatewayError } from '../../core/http/gateway-error';
import { type GraphqlCall, type GraphqlModule } from '../../core/http/graphql-module';
import { unitOfWork } from '../../core/store/unit-of-work';
import { consumeNonce } from '../../payments/instruments/consume-nonce';
import { deleteMethod } from '../../payments/vault/delete-method';
import { findMethod } from '../../payments/vault/find-rows';

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

/** Deletes a vaulted method and spends its nonce. Not found is the error for every nonce that does not refer to a method of this customer. */
async function deleteBySingleUseToken(args: unknown, { sandbox, caller }: GraphqlCall) {
  const { clientMutationId, singleUseTokenId } = deleteInput.parse(args);
  const owner = caller.kind === 'api_keys' ? undefined : (requireClientToken(caller).customerId ?? '');
  await unitOfWork(sandbox, async (sandbox) => {
    const nonce = await consumeNonce(sandbox, singleUseTokenId);
    const method = nonce?.paymentMethodToken ? await findMethod(sandbox, nonce.paymentMethodToken) : undefined;
    // Thrown inside the transaction, so that the nonce is not spent.
    if (!method || (owner !== undefined && method.customerId !== owner)) throw new GatewayError('NOT_FOUND', 'Payment method not found.');
    await deleteMethod(sandbox, method);
  });
  return { clientMutationId };
}

export const vault: GraphqlModule = {
  typeDefs,
  resolvers: { Mutation: { deletePaymentMethodFromSingleUseToken: (_, { input }, call) => deleteBySingleUseToken(input, call) } },
};
