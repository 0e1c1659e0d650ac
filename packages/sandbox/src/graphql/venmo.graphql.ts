import { z } from 'zod';
import { gatewayConfiguration } from '../client-api/configuration';
import { GatewayError } from '../server/gateway-error';
import { collectsCustomerData } from '../venmo/collects-customer-data';
import { createVenmoContext, findVenmoContext, isFinal, moveVenmoContext, STATUSES, type VenmoContext } from '../venmo/venmo-context';
import { checkVenmoInput, venmoInput, type VenmoInput } from '../venmo/venmo-input';
import { textAt } from '../vault/text-at';
import { type GraphqlCall, type GraphqlModule } from './module';
import { VENMO_SCHEMA } from './venmo-schema';

async function createContext(given: unknown, call: GraphqlCall) {
  const { clientMutationId, ...input } = venmoInput.parse(given);
  const { merchantId, environment } = configurationOf(call);
  checkVenmoInput(input);
  checkCollection(input, call);
  const { paysheetDetails } = input;
  const found = await createVenmoContext(call.sandbox, {
    ...input,
    api: 'context',
    isFinalAmount: input.isFinalAmount ?? false,
    paysheetDetails: paysheetDetails ? { ...paysheetDetails, transactionDetails: detailsOf(input) } : null,
    merchantId: input.merchantProfileId || merchantId,
    environment,
  });
  return { clientMutationId, venmoPaymentContext: describe(found) };
}

const codeInput = z.object({ clientMutationId: z.string().nullish(), environment: z.string().nullish(), intent: z.string() });

async function createCodeContext(given: unknown, call: GraphqlCall) {
  const { clientMutationId, ...input } = codeInput.parse(given);
  const found = await createVenmoContext(call.sandbox, { ...input, api: 'qr_code', merchantId: configurationOf(call).merchantId });
  return { clientMutationId, venmoQRCodePaymentContext: describe(found) };
}

const updateInput = z.object({ clientMutationId: z.string().nullish(), id: z.string(), status: z.enum(STATUSES) });

/** A page can only end what it began; what is over already stays as it is. */
async function update(given: unknown, api: 'context' | 'qr_code', { sandbox }: GraphqlCall) {
  const { clientMutationId, id, status } = updateInput.parse(given);
  const found = await findVenmoContext(sandbox, id);
  if (found?.payment.api !== api) throw new GatewayError('NOT_FOUND', 'Payment context not found.');
  if (status !== 'CANCELED' && status !== 'EXPIRED') throw refused('status', 'Status is invalid.');
  if (found.status === 'APPROVED') throw refused('status', 'Payment context has been approved already.');
  if (!isFinal(found.status)) await moveVenmoContext(sandbox, found, { status });
  return { clientMutationId };
}

/** @throws GatewayError VALIDATION for a merchant without Venmo */
function configurationOf({ sandbox, urls }: GraphqlCall): { merchantId: string; environment: string } {
  const venmo = gatewayConfiguration(sandbox, urls)['payWithVenmo'];
  const merchantId = textAt(venmo, 'merchantId');
  if (merchantId === null) throw new GatewayError('VALIDATION', 'Venmo is not enabled for this merchant.');
  return { merchantId, environment: (textAt(venmo, 'environment') ?? 'sandbox').toUpperCase() };
}

function checkCollection({ paysheetDetails }: VenmoInput, { sandbox, urls }: GraphqlCall): void {
  const asks = paysheetDetails?.collectCustomerBillingAddress === true || paysheetDetails?.collectCustomerShippingAddress === true;
  if (asks && !collectsCustomerData(sandbox, urls)) {
    throw refused('paysheetDetails', 'Customer data cannot be collected: it is not enabled for this merchant.');
  }
}

/** However the items came, they are told as the published schema has them. */
function detailsOf({ paysheetDetails }: VenmoInput) {
  const details = paysheetDetails?.transactionDetails;
  if (!details) return null;
  const { lineItems, venmoPaysheetLineItems, ...amounts } = details;
  const items = (lineItems ?? venmoPaysheetLineItems ?? []).map(({ kind, ...item }) => ({
    ...item,
    quantity: Number(item.quantity),
    type: item.type ?? (kind ?? 'debit').toUpperCase(),
  }));
  return { ...amounts, venmoPaysheetLineItems: items };
}

function describe({ row, status, payment }: VenmoContext) {
  const { nonce, api, ...rest } = payment;
  return {
    __typename: api === 'qr_code' ? 'VenmoQRCodePaymentContext' : 'VenmoPaymentContext',
    ...rest,
    id: row.id,
    status,
    paymentMethodId: nonce,
    createdAt: time(row.createdAt),
    updatedAt: time(row.updatedAt),
    expiresAt: row.expiresAt === null ? null : time(row.expiresAt),
    parentPaymentContextId: null,
  };
}

const time = (milliseconds: number) => new Date(milliseconds).toISOString();
const refused = (field: string, message: string) => new GatewayError('VALIDATION', message, [{ path: [field], code: '', message }]);

export const venmo: GraphqlModule = {
  typeDefs: VENMO_SCHEMA,
  resolvers: {
    Mutation: {
      createVenmoPaymentContext: (_, { input }, call) => createContext(input, call),
      createVenmoQRCodePaymentContext: (_, { input }, call) => createCodeContext(input, call),
      updateVenmoPaymentContextStatus: (_, { input }, call) => update(input, 'context', call),
      updateVenmoQRCodePaymentContext: (_, { input }, call) => update(input, 'qr_code', call),
    },
  },
  async findNode(id, { sandbox }) {
    const found = await findVenmoContext(sandbox, id);
    return found && found.payment.api !== 'none' ? describe(found) : undefined;
  },
};
