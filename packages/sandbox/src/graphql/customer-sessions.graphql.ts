import { z } from 'zod';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { GatewayError } from '../server/gateway-error';
import { advancePaymentContext, findPaymentContext, insertPaymentContext, type PaymentContext } from '../store/payment-contexts';
import { type GraphqlCall, type GraphqlModule } from './module';

const typeDefs = /* GraphQL */ `
  extend type Query {
    customerRecommendations(input: CustomerRecommendationsInput!): CustomerRecommendationsPayload
  }

  extend type Mutation {
    createCustomerSession(input: CreateCustomerSessionInput!): CustomerSessionPayload
    updateCustomerSession(input: UpdateCustomerSessionInput!): CustomerSessionPayload
    generateCustomerRecommendations(input: GenerateCustomerRecommendationsInput!): GenerateCustomerRecommendationsPayload
  }

  input CustomerSessionInput {
    email: EmailAddress
    phone: PhoneInput
    hashedEmail: String
    hashedPhoneNumber: String
    deviceFingerprintId: String
    paypalAppInstalled: Boolean
    venmoAppInstalled: Boolean
    userAgent: String
  }

  input PayPalPayeeInput {
    emailAddress: EmailAddress
    clientId: String
  }

  input PayPalPurchaseUnitInput {
    payee: PayPalPayeeInput
    amount: MonetaryAmountInput
  }

  input CreateCustomerSessionInput {
    clientMutationId: String
    sessionId: String
    merchantAccountId: ID
    customer: CustomerSessionInput
    purchaseUnits: [PayPalPurchaseUnitInput!]
    domain: String
  }

  input UpdateCustomerSessionInput {
    clientMutationId: String
    sessionId: String!
    merchantAccountId: ID
    customer: CustomerSessionInput
  }

  type CustomerSessionPayload {
    clientMutationId: String
    sessionId: String
  }

  input GenerateCustomerRecommendationsInput {
    clientMutationId: String
    sessionId: String!
    merchantAccountId: ID
    customer: CustomerSessionInput
    purchaseUnits: [PayPalPurchaseUnitInput!]
    domain: String
  }

  type GenerateCustomerRecommendationsPayload {
    clientMutationId: String
    sessionId: String
    isInPayPalNetwork: Boolean
    paymentRecommendations: [PaymentOptions!]
  }

  input CustomerRecommendationsInput {
    sessionId: String!
    merchantAccountId: ID
    customer: CustomerSessionInput
    recommendations: [Recommendations!]
  }

  enum Recommendations {
    PAYMENT_RECOMMENDATIONS
  }

  type CustomerRecommendationsPayload {
    isInPayPalNetwork: Boolean
    recommendations: CustomerRecommendations
  }

  union CustomerRecommendations = PaymentRecommendations

  type PaymentRecommendations {
    paymentOptions: [PaymentOptions!]
  }

  type PaymentOptions {
    paymentOption: RecommendationPaymentOption
    recommendedPriority: Int
  }

  enum RecommendationPaymentOption {
    PAYPAL
    VENMO
  }
`;

/** `kind` of the rows that store sessions. Their id is the session's, with this before it. */
const CUSTOMER_SESSION = 'customer_session';
const text = z.string().nullish();
const sessionInput = z.object({
  clientMutationId: text,
  sessionId: text,
  customer: z.looseObject({ venmoAppInstalled: z.boolean().nullish() }).nullish(),
});

const createError = (message: string) => new GatewayError('VALIDATION', message, [{ path: ['sessionId'], code: '', message }]);
const createRowId = (sessionId: string) => `${CUSTOMER_SESSION}:${sessionId}`;

/** Sessions are for a merchant's server. A page does not know the details of the customer that they contain. */
function readInput({ caller }: GraphqlCall, input: unknown): z.infer<typeof sessionInput> {
  if (caller.kind !== 'api_keys') throw new GatewayError('AUTHORIZATION', 'Customer sessions are for a server.');
  return sessionInput.parse(input);
}

/** @throws GatewayError 422 for an id that another session of the merchant has */
async function createSession(sandbox: SandboxContext, { sessionId, customer }: z.infer<typeof sessionInput>): Promise<string> {
  const id = sessionId ?? [4, 4, 8, 4, 12].map((length) => randomId(length).toUpperCase()).join('-');
  const document = { customer: customer ?? {} };
  const row = await insertPaymentContext(sandbox, { kind: CUSTOMER_SESSION, id: createRowId(id), status: 'open', document });
  if (!row) throw createError('Session IDs must be unique per merchant.');
  return id;
}

/**
 * Adds to what is known of a session's customer.
 * @throws GatewayError 422 for an unknown session
 */
async function extendSession(sandbox: SandboxContext, { sessionId, customer }: z.infer<typeof sessionInput>): Promise<PaymentContext> {
  const row = await findPaymentContext(sandbox, CUSTOMER_SESSION, createRowId(sessionId ?? ''));
  if (!row) throw createError('The customer session does not exist.');
  const document = { customer: { ...(row.document['customer'] as object), ...customer } };
  return (await advancePaymentContext(sandbox, row, { document })) ?? row;
}

/** Recommends PayPal, and Venmo to a customer who has its app, unless the merchant's settings say that the customer prefers neither. */
async function recommend(sandbox: SandboxContext, input: z.infer<typeof sessionInput>) {
  const { document } = await extendSession(sandbox, input);
  const { paypalPreferred = true, venmoPreferred = true } = sandbox.settings.preferredPaymentMethods ?? {};
  const { venmoAppInstalled } = document['customer'] as { venmoAppInstalled?: boolean };
  const options = [...(paypalPreferred ? ['PAYPAL'] : []), ...(venmoPreferred && venmoAppInstalled ? ['VENMO'] : [])];
  return {
    isInPayPalNetwork: options.length > 0,
    paymentOptions: options.map((paymentOption, index) => ({ paymentOption, recommendedPriority: index + 1 })),
  };
}

/** What a server knows of a customer before they pay, and which wallets it had better offer them. */
export const customerSessions: GraphqlModule = {
  typeDefs,
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
