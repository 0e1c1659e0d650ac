import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type SandboxContext } from '../context';
import { GatewayError, type FieldError } from '../server/gateway-error';
import { type Database } from '../store/database';
import { customers, paymentMethods } from '../store/schema';
import { customerFields } from '../transactions/sale-input';
import { addMethod, type AddedMethod } from '../vault/add-method';
import { createCustomer, validateCustomer } from '../vault/create-customer';
import { findCustomer, findMethod, type CustomerRow } from '../vault/find-rows';
import { clearDefault } from '../vault/store-instrument';
import { CUSTOMERS_METHOD, methodInput, type MethodInput } from '../vault/method-input';
import { prepareMethod, type PreparedMethod } from '../vault/prepare-method';
import { prepareUpdate, updateMethod } from '../vault/update-method';
import { customerAnswer } from './customer-answer';
import { parseInput } from './parse-input';
import { storedMethod } from './payment-methods';
import { refuseIfAny } from './refusal';
import { created, done, found, parameter, type ServerApiCall, type ServerApiRoute } from './route';

const customerInput = customerFields.extend({
  paymentMethodNonce: z.string().nullish(),
  creditCard: methodInput.nullish(),
  defaultPaymentMethodToken: z.string().nullish(),
});
type CustomerInput = z.infer<typeof customerInput>;

/** Members of the request that are not the customer's own. */
const fieldsOf = ({ paymentMethodNonce: _n, creditCard: _c, defaultPaymentMethodToken: _t, ...fields }: CustomerInput) => {
  const { deviceData: _device, riskData: _risk, options: _options, ...own } = fields;
  return own;
};

/** A card beside the customer, a nonce, or a nonce with what is to be changed of its card. */
function methodOf({ paymentMethodNonce, creditCard }: CustomerInput): MethodInput | undefined {
  if (!paymentMethodNonce && !creditCard) return undefined;
  return { ...creditCard, ...(paymentMethodNonce ? { paymentMethodNonce } : {}) };
}

async function create({ context, input: given }: ServerApiCall) {
  const input = parseInput(customerInput, given, 'customer');
  const method = methodOf(input);
  const prepared = method && (await prepareMethod(context, method, CUSTOMERS_METHOD));
  refuseIfAny([...validateCustomer(fieldsOf(input), ['customer']), ...(prepared?.errors ?? [])]);
  const result = await context.database.transaction(async (handle) => {
    const row = await createCustomer(handle, context, fieldsOf(input), ['customer']);
    if (!method || !prepared) return { row };
    const added = await addMethod(handle, context, prepared, { input: method, customerId: row.id, place: CUSTOMERS_METHOD });
    // Without its card the customer is not made either; the failed verification stays on record.
    if ('failed' in added) await handle.delete(customers).where(only(context, row.id));
    return { row, added };
  });
  if (result.added) storedMethod(result.added, CUSTOMERS_METHOD);
  return created('customer', await customerAnswer(context, result.row));
}

const only = ({ merchant }: SandboxContext, id: string) => and(eq(customers.merchantId, merchant.id), eq(customers.id, id));

/** @throws GatewayError 404 */
export async function customerOf(call: ServerApiCall): Promise<CustomerRow> {
  const row = await findCustomer(call.context.database, call.context, parameter(call, 'id'));
  if (row) return row;
  throw new GatewayError('NOT_FOUND', 'Customer not found');
}

async function update(call: ServerApiCall) {
  const { context } = call;
  const row = await customerOf(call);
  const input = parseInput(customerInput, call.input, 'customer');
  const method = methodOf(input);
  const prepared = method && (await prepareCard(context, method));
  const { id, ...fields } = fieldsOf(input);
  refuseIfAny([...validateCustomer(fieldsOf(input), ['customer']), ...(await idErrors(context, row, id)), ...(prepared?.errors ?? [])]);
  const result = await context.database.transaction(async (handle) => {
    const added = method && prepared ? await putMethod(handle, context, prepared, method, row.id) : undefined;
    if (added && 'failed' in added) return { row, added };
    await makeDefault(handle, context, row.id, input.defaultPaymentMethodToken);
    const document = { ...row.document, ...fields };
    const set = { document, ...(id ? { id } : {}), updatedAt: context.clock.now() };
    const [updated] = await handle.update(customers).set(set).where(only(context, row.id)).returning();
    if (id && id !== row.id) {
      const ofCustomer = and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.customerId, row.id));
      await handle.update(paymentMethods).set({ customerId: id }).where(ofCustomer);
    }
    return { row: updated ?? row, added };
  });
  if (result.added) storedMethod(result.added, CUSTOMERS_METHOD);
  return found('customer', await customerAnswer(context, result.row));
}

async function idErrors(context: SandboxContext, row: CustomerRow, id: string | null | undefined): Promise<FieldError[]> {
  if (!id || id === row.id || !(await findCustomer(context.database, context, id))) return [];
  return [{ path: ['customer', 'id'], code: '91609', message: 'Customer ID has already been taken.' }];
}

/** `options.updateExistingToken` changes a card of the customer instead of adding one. */
async function prepareCard(context: SandboxContext, method: MethodInput): Promise<PreparedMethod> {
  const token = method.options?.updateExistingToken;
  if (!token) return prepareMethod(context, method, CUSTOMERS_METHOD);
  const row = await findMethod(context.database, context, token);
  if (row) return prepareUpdate(context, row, method, CUSTOMERS_METHOD);
  const path = ['customer', 'creditCard', 'options', 'updateExistingToken'];
  return { errors: [{ path, code: '91723', message: 'Update existing token is invalid.' }] };
}

async function putMethod(
  handle: Database,
  context: SandboxContext,
  prepared: PreparedMethod,
  input: MethodInput,
  customerId: string,
): Promise<AddedMethod> {
  const token = input.options?.updateExistingToken;
  const row = token ? await findMethod(handle, context, token) : undefined;
  if (row) return updateMethod(handle, context, row, prepared, { input, place: CUSTOMERS_METHOD });
  return addMethod(handle, context, prepared, { input, customerId, place: CUSTOMERS_METHOD });
}

async function makeDefault(handle: Database, context: SandboxContext, customerId: string, token: string | null | undefined): Promise<void> {
  const row = token ? await findMethod(handle, context, token) : undefined;
  if (row?.customerId !== customerId) return;
  await clearDefault(handle, context, customerId);
  await handle
    .update(paymentMethods)
    .set({ isDefault: true })
    .where(and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.token, row.token)));
}

async function remove(call: ServerApiCall) {
  const { context } = call;
  const row = await customerOf(call);
  await context.database.transaction(async (handle) => {
    await handle
      .delete(paymentMethods)
      .where(and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.customerId, row.id)));
    await handle.delete(customers).where(only(context, row.id));
  });
  return done;
}

export const customerRoutes: readonly ServerApiRoute[] = [
  { method: 'POST', path: 'customers', handle: create },
  {
    method: 'GET',
    path: 'customers/:id',
    handle: async (call) => found('customer', await customerAnswer(call.context, await customerOf(call))),
  },
  { method: 'PUT', path: 'customers/:id', handle: update },
  { method: 'DELETE', path: 'customers/:id', handle: remove },
];
