import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { type GraphqlCall, type GraphqlModule } from '../../core/http/graphql-module';
import { randomId } from '../../core/random';
import { definePaymentContexts, type PaymentContext } from '../../core/store/payment-contexts';
import { accountRefuses } from '../../payments/vault/merchant-account';
import { CUSTOMER_SESSIONS_SCHEMA } from './customer-sessions-schema';

/** The provider's test session, which exists without having been created, and whose customer prefers PayPal. */
const TEST_SESSION = '94f0b2db-5323-4d86-add3-paypal000000';
/** A session of the provider's that has expired: its id stays taken. */
const EXPIRED_SESSION = '11EF-34BC-2702904B-9026-C3ECF4BAC765';

const text = z.string().nullish();
const sessionInput = z.object({
  clientMutationId: text,
  sessionId: text,
  merchantAccountId: text,
  customer: z.looseObject({ venmoAppInstalled: z.boolean().nullish() }).nullish(),
});

interface CustomerSession {
  customer: NonNullable<z.infer<typeof sessionInput>['customer']>;
}

const sessions = definePaymentContexts<CustomerSession>('customer_session');
/** The id of a row is the session's, with the kind before it. */
const createRowId = (sessionId: string) => `${sessions.kind}:${sessionId}`;
const createError = (message: string) => new GatewayError('VALIDATION', message, [{ path: ['sessionId'], code: '', message }]);

/** Sessions are for a merchant's server. A page does not know the details of the customer that they contain. */
function readInput({ caller }: GraphqlCall, input: unknown): z.infer<typeof sessionInput> {
  if (caller.kind !== 'api_keys') throw new GatewayError('AUTHORIZATION', 'Customer sessions are for a server.');
  return sessionInput.parse(input);
}

/** @throws GatewayError 422 for an id that another session of the merchant has */
async function createSession(sandbox: SandboxContext, { sessionId, customer }: z.infer<typeof sessionInput>): Promise<string> {
  const id = sessionId ?? [4, 4, 8, 4, 12].map((length) => randomId(length).toUpperCase()).join('-');
  const document = { customer: customer ?? {} };
  const session = { id: createRowId(id), status: 'open', document };
  const row = id === EXPIRED_SESSION ? undefined : await sessions.insert(sandbox, session);
  if (!row) throw createError('Session IDs must be unique per merchant.');
  return id;
}

/**
 * Adds to what is known of a session's customer.
 * @throws GatewayError 422 for an unknown session
 */
async function extendSession(
  sandbox: SandboxContext,
  { sessionId, customer }: z.infer<typeof sessionInput>,
): Promise<PaymentContext<CustomerSession>> {
  const row = await sessions.find(sandbox, createRowId(sessionId ?? ''));
  if (!row) throw createError('The customer session does not exist.');
  const document = { customer: { ...row.document.customer, ...customer } };
  return (await sessions.advance(sandbox, row, { document })) ?? row;
}

/**
 * Recommends PayPal, and Venmo to a customer who has its app, unless the merchant's settings say that the customer prefers neither.
 * @throws GatewayError 403 for a merchant account that may not recommend, 422 for an unknown session
 */
async function recommend(sandbox: SandboxContext, input: z.infer<typeof sessionInput>) {
  const { merchantAccountId, sessionId } = input;
  if (merchantAccountId != null && accountRefuses(sandbox, merchantAccountId, 'customerRecommendations')) {
    throw new GatewayError('AUTHORIZATION', 'The merchant account may not recommend payment methods.');
  }
  const customer = sessionId === TEST_SESSION ? input.customer : (await extendSession(sandbox, input)).document.customer;
  const { paypalPreferred = true, venmoPreferred = true } = sandbox.settings.preferredPaymentMethods ?? {};
  const options = [...(paypalPreferred ? ['PAYPAL'] : []), ...(venmoPreferred && customer?.venmoAppInstalled === true ? ['VENMO'] : [])];
  return {
    isInPayPalNetwork: options.length > 0,
    paymentOptions: options.map((paymentOption, index) => ({ paymentOption, recommendedPriority: index + 1 })),
  };
}

/** What a server knows of a customer before they pay, and which wallets it had better offer them. */
export const customerSessions: GraphqlModule = {
  typeDefs: CUSTOMER_SESSIONS_SCHEMA,
  resolvers: {
    Mutation: {
      async createCustomerSession(_, { input }, call) {
        const { clientMutationId, ...fields } = readInput(call, input);
        return { clientMutationId, sessionId: await createSession(call.sandbox, fields) };
      },
      async updateCustomerSession(_, { input }, call) {
        const { clientMutationId, ...fields } = readInput(call, input);
        await extendSession(call.sandbox, fields);
        return { clientMutationId, sessionId: fields.sessionId };
      },
      async generateCustomerRecommendations(_, { input }, call) {
        const { clientMutationId, ...fields } = readInput(call, input);
        const { isInPayPalNetwork, paymentOptions } = await recommend(call.sandbox, fields);
        return { clientMutationId, sessionId: fields.sessionId, isInPayPalNetwork, paymentRecommendations: paymentOptions };
      },
    },
    Query: {
      async customerRecommendations(_, { input }, call) {
        const { isInPayPalNetwork, paymentOptions } = await recommend(call.sandbox, readInput(call, input));
        return { isInPayPalNetwork, recommendations: { __typename: 'PaymentRecommendations', paymentOptions } };
      },
    },
  },
};
