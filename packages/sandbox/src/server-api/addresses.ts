import { and, eq } from 'drizzle-orm';
import { billingAddress } from '../cards/card-input';
import { validateAddress } from '../cards/validate-address';
import { randomId } from '../random';
import { GatewayError } from '../server/gateway-error';
import { customers, type Document } from '../store/schema';
import { addressFields } from '../transactions/sale-document';
import { isDocument } from '../vault/text-at';
import { customerOf } from './customers';
import { parseInput } from './parse-input';
import { Refusal } from './refusal';
import { created, done, found, parameter, type ServerApiCall, type ServerApiRoute } from './route';
import { type XmlValue } from './write-xml';

const MOST = 50;
const NAMES = Object.keys(addressFields({})).filter((name) => name !== 'id');

/** @throws Refusal */
function read({ input }: ServerApiCall): Document {
  const address = parseInput(billingAddress, input, 'address');
  const errors = validateAddress(address, false).map((error) => ({ ...error, path: ['address', ...error.path.slice(1)] }));
  if (!NAMES.some((name) => address[name]))
    errors.push({ path: ['address', 'base'], code: '81801', message: 'Addresses must have at least one field filled in.' });
  if (errors.length > 0) throw new Refusal(errors);
  return address;
}

/** Changes the customer's list under the row's lock, so that two addresses added at once both stay. */
async function change(call: ServerApiCall, edit: (addresses: Document[]) => Document[]): Promise<void> {
  const { database, merchant, clock } = call.context;
  const { id } = await customerOf(call);
  const only = and(eq(customers.merchantId, merchant.id), eq(customers.id, id));
  await database.transaction(async (handle) => {
    const [row] = await handle.select().from(customers).where(only).for('update');
    const document = { ...row?.document, addresses: edit(listed(row?.document)) };
    await handle.update(customers).set({ document, updatedAt: clock.now() }).where(only);
  });
}

const listed = (document: Document | undefined): Document[] => {
  const addresses = document?.['addresses'];
  return Array.isArray(addresses) ? addresses.filter(isDocument) : [];
};

const byId = (addresses: Document[], id: string): Document => {
  const address = addresses.find((candidate) => candidate['id'] === id);
  if (address) return address;
  throw new GatewayError('NOT_FOUND', 'Address not found');
};

const asFields = (address: Document) => address as { [name: string]: XmlValue };

async function create(call: ServerApiCall) {
  const time = new Date(call.context.clock.now()).toISOString();
  const address = { ...addressFields(read(call)), id: randomId(4), customerId: parameter(call, 'id'), createdAt: time, updatedAt: time };
  await change(call, (addresses) => {
    if (addresses.length < MOST) return [...addresses, address];
    throw new Refusal([{ path: ['address', 'base'], code: '91818', message: 'Customer has too many addresses.' }]);
  });
  return created('address', asFields(address));
}

async function update(call: ServerApiCall) {
  const given = read(call);
  const named = Object.fromEntries(NAMES.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
  let updated: Document = {};
  await change(call, (addresses) => {
    const before = byId(addresses, parameter(call, 'addressId'));
    updated = { ...before, ...named, updatedAt: new Date(call.context.clock.now()).toISOString() };
    return addresses.map((address) => (address === before ? updated : address));
  });
  return found('address', asFields(updated));
}

export const addressRoutes: readonly ServerApiRoute[] = [
  { method: 'POST', path: 'customers/:id/addresses', handle: create },
  {
    method: 'GET',
    path: 'customers/:id/addresses/:addressId',
    handle: async (call) => found('address', asFields(byId(listed((await customerOf(call)).document), parameter(call, 'addressId')))),
  },
  { method: 'PUT', path: 'customers/:id/addresses/:addressId', handle: update },
  {
    method: 'DELETE',
    path: 'customers/:id/addresses/:addressId',
    async handle(call) {
      await change(call, (addresses) => {
        const gone = byId(addresses, parameter(call, 'addressId'));
        return addresses.filter((address) => address !== gone);
      });
      return done;
    },
  },
];
