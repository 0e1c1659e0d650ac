import { z } from 'zod';
import { GatewayError } from '../../core/http/gateway-error';
import { type GraphqlCall, type GraphqlModule } from '../../core/http/graphql-module';
import { VENMO_SCHEMA } from './graphql-schema';
import { VENMO_PAYSHEET_SCHEMA } from './paysheet-schema';
import { collectsCustomerData, readVenmoConfiguration } from './venmo-configuration';
import { createVenmoContext, findVenmoContext, isFinal, changeVenmoContext, STATUSES, type VenmoContext } from './venmo-context';
import { checkVenmoInput, venmoInput, type VenmoInput } from './venmo-input';

async function createContext(args: unknown, call: GraphqlCall) {
  const { clientMutationId, ...input } = venmoInput.parse(args);
  const { merchantId, environment } = requireVenmo(call);
  checkVenmoInput(input);
  checkCollection(input, call);
  const { paysheetDetails, merchantProfileId = null, displayName = null, returnUrl = null } = input;
  const found = await createVenmoContext(call.sandbox, {
    ...input,
    api: 'context',
    merchantProfileId,
    displayName,
    returnUrl,
    isFinalAmount: input.isFinalAmount ?? false,
    paysheetDetails: paysheetDetails ? { ...paysheetDetails, transactionDetails: createTransactionDetails(input) } : null,
    merchantId: merchantProfileId || merchantId,
    environment: environment.toUpperCase(),
  });
  return { clientMutationId, venmoPaymentContext: describe(found) };
}

const codeInput = z.object({ clientMutationId: z.string().nullish(), environment: z.string().nullish(), intent: z.string() });

async function createCodeContext(args: unknown, call: GraphqlCall) {
  const { clientMutationId, environment = null, intent } = codeInput.parse(args);
  const { merchantId } = requireVenmo(call);
  const found = await createVenmoContext(call.sandbox, { api: 'qr_code', intent, environment, merchantId });
  return { clientMutationId, venmoQRCodePaymentContext: describe(found) };
}

const updateInput = z.object({ clientMutationId: z.string().nullish(), id: z.string(), status: z.enum(STATUSES) });

/** Cancels or expires a context. A context that is already final stays unchanged. */
async function update(args: unknown, api: 'context' | 'qr_code', { sandbox }: GraphqlCall) {
  const { clientMutationId, id, status } = updateInput.parse(args);
  const found = await findVenmoContext(sandbox, id);
  if (found?.payment.api !== api) throw new GatewayError('NOT_FOUND', 'Payment context not found.');
  if (status !== 'CANCELED' && status !== 'EXPIRED') throw createFieldError('status', 'Status is invalid.');
  if (found.status === 'APPROVED') throw createFieldError('status', 'Payment context has been approved already.');
  if (!isFinal(found.status)) await changeVenmoContext(sandbox, found, { status });
  return { clientMutationId };
}

/** @throws GatewayError VALIDATION for a merchant without Venmo */
function requireVenmo({ sandbox, urls }: GraphqlCall) {
  const configured = readVenmoConfiguration(sandbox, urls);
  if (!configured.merchantId) throw new GatewayError('VALIDATION', 'Venmo is not enabled for this merchant.');
  return configured;
}

function checkCollection({ paysheetDetails }: VenmoInput, { sandbox, urls }: GraphqlCall): void {
  const asks = paysheetDetails?.collectCustomerBillingAddress === true || paysheetDetails?.collectCustomerShippingAddress === true;
  if (asks && !collectsCustomerData(sandbox, urls)) {
    throw createFieldError('paysheetDetails', 'Customer data cannot be collected: it is not enabled for this merchant.');
  }
}

/** Converts line items to the published schema, whichever form they were sent in. */
function createTransactionDetails({ paysheetDetails }: VenmoInput) {
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
    createdAt: toIsoTime(row.createdAt),
    updatedAt: toIsoTime(row.updatedAt),
    expiresAt: row.expiresAt === null ? null : toIsoTime(row.expiresAt),
    parentPaymentContextId: null,
  };
}

const toIsoTime = (milliseconds: number) => new Date(milliseconds).toISOString();
const createFieldError = (field: string, message: string) =>
  new GatewayError('VALIDATION', message, [{ path: [field], code: '', message }]);

export const venmo: GraphqlModule = {
  typeDefs: [VENMO_SCHEMA, VENMO_PAYSHEET_SCHEMA].join('\n'),
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
