import { type SandboxContext } from '../context';
import { GatewayError } from '../server/gateway-error';
import { findNonce } from '../store/consume-nonce';
import { addMethod, type AddedMethod } from '../vault/add-method';
import { deleteMethod } from '../vault/delete-method';
import { findCustomer, findMethod } from '../vault/find-rows';
import { type MethodRow } from '../vault/instrument';
import { kindOf } from '../vault/instrument-kinds';
import { CREDIT_CARD_PLACE, methodInput, PAYMENT_METHOD, type MethodInput, type MethodPlace } from '../vault/method-input';
import { prepareMethod } from '../vault/prepare-method';
import { prepareUpdate, updateMethod } from '../vault/update-method';
import { verificationRefusal } from '../vault/verify-instrument';
import { parseInput } from './parse-input';
import { paymentMethodAnswer, verificationAnswer } from './payment-method-answer';
import { Refusal, refuseIfAny } from './refusal';
import { done, parameter, type ServerApiCall, type ServerApiRoute } from './route';

/** A verification that failed is the answer; the method is not in the vault then. */
export function storedMethod(added: AddedMethod, place: MethodPlace): MethodRow {
  if ('row' in added) return added.row;
  const { errors, message } = verificationRefusal(added.failed, place.cardPath);
  throw new Refusal(errors, message, { verification: verificationAnswer(added.failed) });
}

/** The root of the request tells the general form from the older one for cards. */
function read({ input }: ServerApiCall): { input: MethodInput; place: MethodPlace } {
  if ('creditCard' in input) return { input: parseInput(methodInput, input, 'creditCard'), place: CREDIT_CARD_PLACE };
  const name = 'paypalAccount' in input ? 'paypalAccount' : 'paymentMethod';
  return { input: parseInput(methodInput, input, name), place: PAYMENT_METHOD };
}

async function create(call: ServerApiCall) {
  const { context } = call;
  const { input, place } = read(call);
  const prepared = await prepareMethod(context, input, place);
  refuseIfAny([...prepared.errors, ...(await customerErrors(context, input, place))]);
  const customerId = input.customerId ?? '';
  const added = await context.database.transaction((handle) => addMethod(handle, context, prepared, { input, customerId, place }));
  return { status: 201, root: await paymentMethodAnswer(context, storedMethod(added, place)) } as const;
}

async function customerErrors(context: SandboxContext, { customerId }: MethodInput, { path }: MethodPlace) {
  const [required, invalid] = path[0] === 'creditCard' ? ['91704', '91705'] : ['93104', '93105'];
  const refuse = (code: string, message: string) => [{ path: [...path, 'customerId'], code, message }];
  if (!customerId) return refuse(required, 'Customer ID is required.');
  return (await findCustomer(context.database, context, customerId)) ? [] : refuse(invalid, 'Customer ID is invalid.');
}

/** The method of the path. @throws GatewayError 404, also for a method of another kind than the path names */
async function methodOf(call: ServerApiCall): Promise<MethodRow> {
  const row = await findMethod(call.context.database, call.context, parameter(call, 'token'));
  const kind = parameter(call, 'kind');
  if (row && (kind === 'any' || kindOf(row).instrumentType === kind)) return row;
  throw new GatewayError('NOT_FOUND', 'Payment method not found');
}

async function update(call: ServerApiCall) {
  const { context } = call;
  const row = await methodOf(call);
  const { input, place } = read(call);
  const prepared = await prepareUpdate(context, row, input, place);
  refuseIfAny(prepared.errors);
  const updated = await context.database.transaction((handle) => updateMethod(handle, context, row, prepared, { input, place }));
  return { status: 200, root: await paymentMethodAnswer(context, storedMethod(updated, place)) } as const;
}

async function fromNonce(call: ServerApiCall) {
  const { context } = call;
  const nonce = await findNonce(context.database, context.merchant.id, parameter(call, 'nonce'));
  const row = nonce?.paymentMethodToken ? await findMethod(context.database, context, nonce.paymentMethodToken) : undefined;
  if (!nonce || nonce.consumed || !row) throw new GatewayError('NOT_FOUND', 'Payment method not found');
  return { status: 200, root: await paymentMethodAnswer(context, row) } as const;
}

export const paymentMethodRoutes: readonly ServerApiRoute[] = [
  { method: 'POST', path: 'payment_methods', handle: create },
  { method: 'GET', path: 'payment_methods/from_nonce/:nonce', handle: fromNonce },
  {
    method: 'GET',
    path: 'payment_methods/:kind/:token',
    handle: async (call) => ({ status: 200, root: await paymentMethodAnswer(call.context, await methodOf(call)) }),
  },
  { method: 'PUT', path: 'payment_methods/:kind/:token', handle: update },
  {
    method: 'DELETE',
    path: 'payment_methods/:kind/:token',
    async handle(call) {
      await deleteMethod(call.context, await methodOf(call));
      return done;
    },
  },
];
