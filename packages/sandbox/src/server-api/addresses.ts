import { and, eq } from 'drizzle-orm';
import { billingAddress } from '../cards/card-input';
import { validateAddress } from '../cards/validate-address';
import { randomId } from '../random';
import { GatewayError } from '../server/gateway-error';
import { customers, type Document } from '../store/schema';
import { pickAddressFields } from '../transactions/sale-document';
import { isDocument } from '../text-at';
import { requireCustomer } from './customers';
import { parseInput } from './parse-input';
import { Refusal } from './refusal';
import { respondCreated, EMPTY_RESPONSE, respondWith, readParameter, type ServerApiCall, type ServerApiRoute } from './route';
import { type XmlFields } from './xml/write-xml';

const MAX_ADDRESSES = 50;
const NAMES = Object.keys(pickAddressFields({})).filter((name) => name !== 'id');

/** @throws Refusal */
function readAddressInput({ input }: ServerApiCall): Document {
  const address = parseInput(billingAddress, input, 'address');
  const errors = validateAddress(address, false).map((error) => ({ ...error, path: ['address', ...error.path.slice(1)] }));
  if (!NAMES.some((name) => address[name]))
    errors.push({ path: ['address', 'base'], code: '81801', message: 'Addresses must have at least one field filled in.' });
  if (errors.length > 0) throw new Refusal(errors);
  return address;
}

/** Changes the customer's addresses under the row's lock, so that of two addresses added at once both stay. */
async function changeAddresses(call: ServerApiCall, edit: (addresses: Document[]) => Document[]): Promise<void> {
  const { database, merchant, clock } = call.context;
  const { id } = await requireCustomer(call);
  const matchesCustomer = and(eq(customers.merchantId, merchant.id), eq(customers.id, id));
  await database.transaction(async (handle) => {
    const [row] = await handle.select().from(customers).where(matchesCustomer).for('update');
    const document = { ...row?.document, addresses: edit(readAddresses(row?.document)) };
    await handle.update(customers).set({ document, updatedAt: clock.now() }).where(matchesCustomer);
  });
}

const readAddresses = (document: Document | undefined): Document[] => {
  const addresses = document?.['addresses'];
  return Array.isArray(addresses) ? addresses.filter(isDocument) : [];
};

const requireAddress = (addresses: Document[], id: string): Document => {
  const address = addresses.find((candidate) => candidate['id'] === id);
  if (address) return address;
  throw new GatewayError('NOT_FOUND', 'Address not found');
};

const asFields = (address: Document) => address as XmlFields;

async function create(call: ServerApiCall) {
  const time = new Date(call.context.clock.now()).toISOString();
  const address = {
    ...pickAddressFields(readAddressInput(call)),
    id: randomId(4),
    customerId: readParameter(call, 'id'),
    createdAt: time,
    updatedAt: time,
  };
  await changeAddresses(call, (addresses) => {
    if (addresses.length < MAX_ADDRESSES) return [...addresses, address];
    throw new Refusal([{ path: ['address', 'base'], code: '91818', message: 'Customer has too many addresses.' }]);
  });
  return respondCreated('address', asFields(address));
}

async function update(call: ServerApiCall) {
  const fields = readAddressInput(call);
  const changes = Object.fromEntries(NAMES.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
  let updated: Document = {};
  await changeAddresses(call, (addresses) => {
    const before = requireAddress(addresses, readParameter(call, 'addressId'));
    updated = { ...before, ...changes, updatedAt: new Date(call.context.clock.now()).toISOString() };
    return addresses.map((address) => (address === before ? updated : address));
  });
  return respondWith('address', asFields(updated));
}

export const addressRoutes: readonly ServerApiRoute[] = [
  { method: 'POST', path: 'customers/:id/addresses', handle: create },
  {
    method: 'GET',
    path: 'customers/:id/addresses/:addressId',
    handle: async (call) =>
      respondWith(
        'address',
        asFields(requireAddress(readAddresses((await requireCustomer(call)).document), readParameter(call, 'addressId'))),
      ),
  },
  { method: 'PUT', path: 'customers/:id/addresses/:addressId', handle: update },
  {
    method: 'DELETE',
    path: 'customers/:id/addresses/:addressId',
    async handle(call) {
      await changeAddresses(call, (addresses) => {
        const removed = requireAddress(addresses, readParameter(call, 'addressId'));
        return addresses.filter((address) => address !== removed);
      });
      return EMPTY_RESPONSE;
    },
  },
];
