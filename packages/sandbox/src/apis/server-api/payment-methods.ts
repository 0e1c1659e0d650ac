import { type SandboxContext } from '../../core/context';
import { type FieldError, GatewayError } from '../../core/http/gateway-error';
import { Refusal, refuseIfAny } from '../../core/http/refusal';
import { unitOfWork } from '../../core/store/unit-of-work';
import { consumeNonce, findNonce } from '../../payments/instruments/consume-nonce';
import { type Instrument, findKind } from '../../payments/instruments/kinds';
import { type MethodRow } from '../../payments/instruments/tables';
import { addMethod, type AddedMethod } from '../../payments/vault/add-method';
import { deleteMethod } from '../../payments/vault/delete-method';
import { findCustomer, findMethod } from '../../payments/vault/find-rows';
import {
  consent,
  CREDIT_CARD_LOCATION,
  locateMethod,
  methodInput,
  PAYMENT_METHOD_LOCATION,
  type MethodInput,
  type MethodLocation,
} from '../../payments/vault/method-input';
import { prepareMethod } from '../../payments/vault/prepare-method';
import { prepareUpdate, updateMethod } from '../../payments/vault/update-method';
import { describeFailedVerification } from '../../payments/vault/verify-instrument';
import { describePaymentMethod, describeVerification } from './describe-payment-method';
import { parseInput } from './parse-input';
import { EMPTY_RESPONSE, readParameter, type ServerApiCall, type ServerApiRoute } from './route';

/**
 * Returns the stored method.
 * @throws Refusal with the verification, when a failed verification kept the method out of the vault
 */
export function requireStored(added: AddedMethod, location: MethodLocation): MethodRow {
  if ('row' in added) return added.row;
  const { errors, message } = describeFailedVerification(added.failed, location.cardPath);
  throw new Refusal(errors, message, { verification: describeVerification(added.failed) });
}

/** Reads the payment method. The root of the request selects between the general form and the older form for cards. */
function readMethodInput({ input }: ServerApiCall): { input: MethodInput; location: MethodLocation } {
  if ('creditCard' in input) return { input: parseInput(methodInput, input, 'creditCard'), location: CREDIT_CARD_LOCATION };
  if (!('paypalAccount' in input)) return { input: parseInput(methodInput, input, 'paymentMethod'), location: PAYMENT_METHOD_LOCATION };
  const account = parseInput(consent, input, 'paypalAccount');
  return {
    input: { ...parseInput(methodInput, input, 'paypalAccount'), paypalAccount: account },
    location: PAYMENT_METHOD_LOCATION,
  };
}

async function create(call: ServerApiCall) {
  const { context } = call;
  const { input, location } = readMethodInput(call);
  if (location === PAYMENT_METHOD_LOCATION && Object.keys(input).length === 0) {
    throw new Refusal([{ path: [...location.path, 'base'], code: '93101', message: 'Payment method params are required.' }]);
  }
  const prepared = await prepareMethod(context, input, location);
  refuseIfAny([...prepared.errors, ...(await findCustomerErrors(context, input, location, prepared.instrument))]);
  const customerId = input.customerId ?? '';
  const added = await unitOfWork(context, (context) => addMethod(context, prepared, { input, customerId, location }));
  return { status: 201, root: await describePaymentMethod(context, requireStored(added, location)) } as const;
}

async function findCustomerErrors(
  context: SandboxContext,
  { customerId }: MethodInput,
  location: MethodLocation,
  instrument: Instrument | undefined,
): Promise<FieldError[]> {
  if (customerId && (await findCustomer(context, customerId))) return [];
  const kind = instrument && findKind(instrument);
  const code = customerId ? kind?.customerCodes.unknown : kind?.customerCodes.missing;
  const path = [...(code === undefined ? location.path : locateMethod(location, kind)), 'customerId'];
  return customerId
    ? [{ path, code: code ?? location.unknownCustomer, message: 'Customer ID is invalid.' }]
    : [{ path, code: code ?? location.missingCustomer, message: 'Customer ID is required.' }];
}

/**
 * Finds the method that the path names.
 * @throws GatewayError 404 when it does not exist, or is of another kind than the path says
 */
async function requireMethod(call: ServerApiCall): Promise<MethodRow> {
  const row = await findMethod(call.context, readParameter(call, 'token'));
  const kind = readParameter(call, 'kind');
  if (row && (kind === 'any' || findKind(row).instrumentType === kind)) return row;
  throw new GatewayError('NOT_FOUND', 'Payment method not found');
}

async function update(call: ServerApiCall) {
  const { context } = call;
  const row = await requireMethod(call);
  const { input, location } = readMethodInput(call);
  const prepared = await prepareUpdate(context, row, input, location);
  refuseIfAny(prepared.errors);
  const updated = await unitOfWork(context, (context) => updateMethod(context, row, prepared, { input, location }));
  return { status: 200, root: await describePaymentMethod(context, requireStored(updated, location)) } as const;
}

/** Finds the vaulted method of a nonce, which is spent. */
async function fromNonce(call: ServerApiCall) {
  const { context } = call;
  const nonce = await findNonce(context, readParameter(call, 'nonce'));
  const row = nonce?.paymentMethodToken ? await findMethod(context, nonce.paymentMethodToken) : undefined;
  const isSpent = row && (await consumeNonce(context, readParameter(call, 'nonce')));
  if (!row || !isSpent) throw new GatewayError('NOT_FOUND', 'Payment method not found');
  return { status: 200, root: await describePaymentMethod(context, row) } as const;
}

export const paymentMethodRoutes: readonly ServerApiRoute[] = [
  { method: 'POST', path: 'payment_methods', handle: create },
  { method: 'GET', path: 'payment_methods/from_nonce/:nonce', handle: fromNonce },
  {
    method: 'GET',
    path: 'payment_methods/:kind/:token',
    handle: async (call) => ({ status: 200, root: await describePaymentMethod(call.context, await requireMethod(call)) }),
  },
  { method: 'PUT', path: 'payment_methods/:kind/:token', handle: update },
  {
    method: 'DELETE',
    path: 'payment_methods/:kind/:token',
    async handle(call) {
      await deleteMethod(call.context, await requireMethod(call));
      return EMPTY_RESPONSE;
    },
  },
];
