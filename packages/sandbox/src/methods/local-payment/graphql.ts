import { z } from 'zod';
import { GatewayError } from '../../core/http/gateway-error';
import { type GraphqlCall, type GraphqlModule } from '../../core/http/graphql-module';
import { createPagePath } from '../../core/pages/customer-page';
import { textAt } from '../../core/text-at';
import { createGlobalId } from '../../payments/instruments/global-id';
import { readDefaultMerchantAccountId } from '../../payments/vault/merchant-account';
import { localPaymentInput } from './create-input';
import { isFundingType } from './funding-types';
import { LOCAL_PAYMENTS_SCHEMA } from './graphql-schema';
import { createLocalPayment, localPayments as contexts, type LocalPaymentRow } from './local-payment';

const KIND = 'localpaymentcontext';
const text = z.string().nullish();
const address = z
  .object({ streetAddress: text, extendedAddress: text, locality: text, region: text, postalCode: text, countryCode: text })
  .nullish();
const createInput = z.object({
  clientMutationId: text,
  paymentContext: z.object({
    amount: z.object({ value: z.union([z.string(), z.number()]).transform(String), currencyCode: text, currencyIsoCode: text }),
    type: z.string(),
    orderId: z.string().max(127, 'Order ID is too long').nullish(),
    countryCode: text,
    returnUrl: z.string(),
    cancelUrl: z.string(),
    merchantAccountId: text,
    payerInfo: z.object({
      givenName: z.string(),
      surname: z.string(),
      email: text,
      phoneNumber: text,
      phoneCountryCode: text,
      shippingAddress: address,
      billingAddress: address,
    }),
  }),
});

async function create(args: unknown, call: GraphqlCall) {
  if (call.caller.kind !== 'api_keys') throw new GatewayError('AUTHORIZATION', 'A local payment context is made with the API keys');
  const { clientMutationId, paymentContext: input } = createInput.parse(args);
  const { payerInfo: payer, amount } = input;
  const shipping = payer.shippingAddress;
  const parsed = localPaymentInput.safeParse({
    amount: amount.value,
    currencyIsoCode: amount.currencyCode ?? amount.currencyIsoCode,
    fundingSource: input.type,
    intent: 'sale',
    paymentTypeCountryCode: input.countryCode,
    firstName: payer.givenName,
    lastName: payer.surname,
    payerEmail: payer.email,
    phone: payer.phoneNumber,
    phoneCountryCode: payer.phoneCountryCode,
    line1: shipping?.streetAddress,
    line2: shipping?.extendedAddress,
    city: shipping?.locality,
    state: shipping?.region,
    postalCode: shipping?.postalCode,
    countryCode: shipping?.countryCode,
    merchantAccountId: input.merchantAccountId,
    returnUrl: input.returnUrl,
    cancelUrl: input.cancelUrl,
    orderId: input.orderId,
  });
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ path: ['paymentContext', ...path.map(String)], code: '', message }));
    throw new GatewayError('VALIDATION', 'Local payment is invalid', errors);
  }
  return { clientMutationId, paymentContext: describe(await createLocalPayment(call.sandbox, parsed.data), call) };
}

const toTime = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds).toISOString());

/** Describes a local payment under the names of the published schema. */
function describe({ id, status, document, createdAt, updatedAt }: LocalPaymentRow, { urls, sandbox }: GraphqlCall) {
  const type = document.fundingSource.toUpperCase();
  const code = document.currencyIsoCode;
  return {
    __typename: 'LocalPaymentContext',
    id: createGlobalId(KIND, id),
    legacyId: id,
    paymentId: id,
    type: isFundingType(type) ? type : null,
    approvalUrl: `${urls.paypalUrl}${createPagePath(contexts.kind, id)}`,
    amount: { value: document.amount, currencyCode: code, currencyIsoCode: code },
    merchantAccountId: document.merchantAccountId || readDefaultMerchantAccountId(sandbox),
    orderId: textAt(document, 'orderId'),
    createdAt: toTime(createdAt),
    updatedAt: toTime(updatedAt),
    approvedAt: status === 'approved' ? toTime(updatedAt) : null,
    transactedAt: null,
    expiredAt: status === 'expired' ? toTime(updatedAt) : null,
  };
}

/** Finds a local payment by its id in the GraphQL API, or by the payment's own id. */
async function findNode(id: string, call: GraphqlCall): Promise<object | undefined> {
  const decoded = Buffer.from(id, 'base64url').toString('utf8');
  const paymentId = decoded.startsWith(`${KIND}_`) ? decoded.slice(KIND.length + 1) : id;
  const found = await contexts.find(call.sandbox, paymentId);
  return found && describe(found, call);
}

export const localPayments: GraphqlModule = {
  typeDefs: LOCAL_PAYMENTS_SCHEMA,
  resolvers: { Mutation: { createLocalPaymentContext: (_, { input }, call) => create(input, call) } },
  findNode,
};
