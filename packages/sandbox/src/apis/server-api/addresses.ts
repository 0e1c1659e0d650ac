import { GatewayError } from '../../core/http/gateway-error';
import { Refusal, refuseIfAny } from '../../core/http/refusal';
import { type AddressDocument } from '../../core/store/documents';
import { unitOfWork } from '../../core/store/unit-of-work';
import { billingAddress } from '../../payments/cards/card-input';
import { validateAddress } from '../../payments/cards/validate-address';
import { describeAddress, isFilled, readAddress, type Address } from '../../payments/vault/address';
import {
  createBookAddress,
  findInBook,
  lockCustomer,
  MAX_ADDRESSES,
  readBook,
  saveBook,
  updateBillingAddresses,
} from '../../payments/vault/address-book';
import { requireCustomer } from './customers';
import { parseInput } from './parse-input';
import { respondCreated, EMPTY_RESPONSE, respondWith, readParameter, type ServerApiCall, type ServerApiRoute } from './route';

const refuseBase = (code: string, message: string) => new Refusal([{ path: ['address', 'base'], code, message }]);

/** @throws Refusal */
function readInput({ input }: ServerApiCall): Address {
  const address = parseInput(billingAddress, input, 'address');
  refuseIfAny(validateAddress(address, { path: ['address'] }));
  return readAddress(address);
}

const requireAddress = (address: AddressDocument | undefined): AddressDocument => {
  if (address) return address;
  throw new GatewayError('NOT_FOUND', 'Address not found');
};

/** Changes the address that the path names, or removes it, also in the cards that have it. */
async function change(call: ServerApiCall, edit: (before: AddressDocument) => AddressDocument | null): Promise<AddressDocument | null> {
  const { context } = call;
  const customer = await requireCustomer(call);
  return unitOfWork(context, async (context) => {
    const row = (await lockCustomer(context, customer.id)) ?? customer;
    const before = requireAddress(findInBook(row, readParameter(call, 'addressId')));
    const address = edit(before);
    const book = readBook(row).flatMap((each) => (each.id !== before.id ? [each] : address ? [address] : []));
    await saveBook(context, row, book);
    await updateBillingAddresses(context, row.id, { id: before.id, address });
    return address;
  });
}

async function create(call: ServerApiCall) {
  const { context } = call;
  const customer = await requireCustomer(call);
  const fields = readInput(call);
  if (!isFilled(fields)) throw refuseBase('81801', 'Addresses must have at least one field filled in.');
  const address = createBookAddress(context, customer.id, fields);
  await unitOfWork(context, async (context) => {
    const row = (await lockCustomer(context, customer.id)) ?? customer;
    const book = readBook(row);
    if (book.length >= MAX_ADDRESSES) throw refuseBase('91818', 'Customer has too many addresses.');
    await saveBook(context, row, [...book, address]);
  });
  return respondCreated('address', describeAddress(address));
}

async function update(call: ServerApiCall) {
  const fields = readInput(call);
  const updatedAt = new Date(call.context.clock.now()).toISOString();
  const updated = await change(call, (before) => {
    const after = { ...before, ...fields, updatedAt };
    if (!isFilled(after)) throw refuseBase('81801', 'Addresses must have at least one field filled in.');
    return after;
  });
  return respondWith('address', describeAddress(requireAddress(updated ?? undefined)));
}

export const addressRoutes: readonly ServerApiRoute[] = [
  { method: 'POST', path: 'customers/:id/addresses', handle: create },
  {
    method: 'GET',
    path: 'customers/:id/addresses/:addressId',
    handle: async (call) =>
      respondWith('address', describeAddress(requireAddress(findInBook(await requireCustomer(call), readParameter(call, 'addressId'))))),
  },
  { method: 'PUT', path: 'customers/:id/addresses/:addressId', handle: update },
  {
    method: 'DELETE',
    path: 'customers/:id/addresses/:addressId',
    async handle(call) {
      await change(call, () => null);
      return EMPTY_RESPONSE;
    },
  },
];
