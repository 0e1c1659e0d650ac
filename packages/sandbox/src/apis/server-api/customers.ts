import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { GatewayError, type FieldError } from '../../core/http/gateway-error';
import { refuseIfAny } from '../../core/http/refusal';
import { customers } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { paymentMethods } from '../../payments/instruments/tables';
import { addMethod, type AddedMethod } from '../../payments/vault/add-method';
import { lockCustomer, readBook } from '../../payments/vault/address-book';
import { checkFields } from '../../payments/vault/check-fields';
import { createCustomer, validateCustomer } from '../../payments/vault/create-customer';
import { checkCustomFields, keepFilled } from '../../payments/vault/custom-fields';
import { findCustomer, findMethod, type CustomerRow } from '../../payments/vault/find-rows';
import { CUSTOMER_LOCATION, type MethodInput } from '../../payments/vault/method-input';
import { prepareMethod } from '../../payments/vault/prepare-method';
import { type FoundInstrument } from '../../payments/vault/resolve-method';
import { RISK_RULES } from '../../payments/vault/risk-rules';
import { clearDefault } from '../../payments/vault/store-instrument';
import { prepareUpdate, updateMethod } from '../../payments/vault/update-method';
import { customerInput, pickOwnFields, readMethodInput, type CustomerInput } from './customer-input';
import { describeCustomer } from './describe-customer';
import { parseInput } from './parse-input';
import { requireStored } from './payment-methods';
import { respondCreated, EMPTY_RESPONSE, respondWith, readParameter, type ServerApiCall, type ServerApiRoute } from './route';

/** Lists what is wrong with the customer's own fields. */
function validateOwnFields(context: SandboxContext, input: CustomerInput): FieldError[] {
  const fields = pickOwnFields(input);
  return [
    ...validateCustomer(fields, ['customer']),
    ...checkCustomFields(context, input.customFields, ['customer']),
    ...checkFields(RISK_RULES, input.riskData ?? {}, ['customer', 'riskData']),
  ];
}

async function create({ context, input: body }: ServerApiCall) {
  const input = parseInput(customerInput, body, 'customer');
  const method = readMethodInput(input);
  const prepared = method && (await prepareMethod(context, method, CUSTOMER_LOCATION));
  refuseIfAny([...validateOwnFields(context, input), ...(prepared?.errors ?? [])]);
  const result = await unitOfWork(context, async (context) => {
    const row = await createCustomer(context, pickOwnFields(input), ['customer']);
    if (!method || !prepared) return { row };
    const added = await addMethod(context, prepared, { input: method, customerId: row.id, location: CUSTOMER_LOCATION });
    // When the card fails its verification, the customer is not created either. The verification stays stored.
    if ('failed' in added) await context.database.delete(customers).where(matchCustomer(context, row.id));
    return { row: (await findCustomer(context, row.id)) ?? row, added };
  });
  if (result.added) requireStored(result.added, CUSTOMER_LOCATION);
  return respondCreated('customer', await describeCustomer(context, result.row));
}

const matchCustomer = ({ merchant }: SandboxContext, id: string) => and(eq(customers.merchantId, merchant.id), eq(customers.id, id));

/** @throws GatewayError 404 */
export async function requireCustomer(call: ServerApiCall): Promise<CustomerRow> {
  const row = await findCustomer(call.context, readParameter(call, 'id'));
  if (row) return row;
  throw new GatewayError('NOT_FOUND', 'Customer not found');
}

async function update(call: ServerApiCall) {
  const { context } = call;
  const row = await requireCustomer(call);
  const input = parseInput(customerInput, call.input, 'customer');
  const method = readMethodInput(input);
  const prepared = method && (await prepareCard(context, method, row.id));
  const { id, ...fields } = pickOwnFields(input);
  refuseIfAny([...validateOwnFields(context, input), ...(await findIdErrors(context, row, id)), ...(prepared?.errors ?? [])]);
  const result = await unitOfWork(context, async (context) => {
    const added = method && prepared ? await putMethod(context, prepared, method, row.id) : undefined;
    if (added && 'failed' in added) return { row, added };
    await makeDefault(context, row.id, input.defaultPaymentMethodToken);
    // The row is read again, because the card may have added its billing address.
    const { document: before } = (await lockCustomer(context, row.id)) ?? row;
    const document = {
      ...before,
      ...fields,
      addresses: readBook({ document: before }).map((address) => ({ ...address, customerId: id || row.id })),
      customFields: keepFilled({ ...before.customFields, ...input.customFields }),
    };
    const set = { document, ...(id ? { id } : {}), updatedAt: context.clock.now() };
    const [updated] = await context.database.update(customers).set(set).where(matchCustomer(context, row.id)).returning();
    if (id && id !== row.id) {
      const belongsToCustomer = and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.customerId, row.id));
      await context.database.update(paymentMethods).set({ customerId: id }).where(belongsToCustomer);
    }
    return { row: updated ?? row, added };
  });
  if (result.added) requireStored(result.added, CUSTOMER_LOCATION);
  return respondWith('customer', await describeCustomer(context, result.row));
}

async function findIdErrors(context: SandboxContext, row: CustomerRow, id: string | null | undefined): Promise<FieldError[]> {
  if (!id || id === row.id || !(await findCustomer(context, id))) return [];
  return [{ path: ['customer', 'id'], code: '91609', message: 'Customer ID has already been taken.' }];
}

/** With `options.updateExistingToken`, changes a card of the customer instead of adding one. */
async function prepareCard(context: SandboxContext, method: MethodInput, customerId: string): Promise<FoundInstrument> {
  const token = method.options?.updateExistingToken;
  if (!token) return prepareMethod(context, method, CUSTOMER_LOCATION, customerId);
  const row = await findMethod(context, token);
  if (row?.customerId === customerId) return prepareUpdate(context, row, method, CUSTOMER_LOCATION);
  const path = ['customer', 'creditCard', 'options', 'updateExistingToken'];
  return { errors: [{ path, code: '91723', message: 'Update existing token is invalid.' }] };
}

async function putMethod(context: SandboxContext, prepared: FoundInstrument, input: MethodInput, customerId: string): Promise<AddedMethod> {
  const token = input.options?.updateExistingToken;
  const row = token ? await findMethod(context, token) : undefined;
  if (row) return updateMethod(context, row, prepared, { input, location: CUSTOMER_LOCATION });
  return addMethod(context, prepared, { input, customerId, location: CUSTOMER_LOCATION });
}

async function makeDefault(context: SandboxContext, customerId: string, token: string | null | undefined): Promise<void> {
  const row = token ? await findMethod(context, token) : undefined;
  if (row?.customerId !== customerId) return;
  await clearDefault(context, customerId);
  await context.database
    .update(paymentMethods)
    .set({ isDefault: true })
    .where(and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.token, row.token)));
}

async function remove(call: ServerApiCall) {
  const { context } = call;
  const row = await requireCustomer(call);
  await unitOfWork(context, async (context) => {
    await context.database
      .delete(paymentMethods)
      .where(and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.customerId, row.id)));
    await context.database.delete(customers).where(matchCustomer(context, row.id));
  });
  return EMPTY_RESPONSE;
}

export const customerRoutes: readonly ServerApiRoute[] = [
  { method: 'POST', path: 'customers', handle: create },
  {
    method: 'GET',
    path: 'customers/:id',
    handle: async (call) =>
      respondWith('customer', await describeCustomer(call.context, await requireCustomer(call), call.query.has('association_filter_id'))),
  },
  { method: 'PUT', path: 'customers/:id', handle: update },
  { method: 'DELETE', path: 'customers/:id', handle: remove },
];
