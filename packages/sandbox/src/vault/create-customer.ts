import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { Refusal } from '../server-api/refusal';
import { type FieldError } from '../server/gateway-error';
import { type Database } from '../store/database-handle';
import { customers, type Document } from '../store/schema';
import { type CustomerRow } from './find-rows';

export interface CustomerInput extends Document {
  id?: string | null | undefined;
}

/** Fields with a maximum length: name, code for a longer value, name in the message, length. */
const LIMITED_FIELDS: readonly [string, string, string, number][] = [
  ['company', '81601', 'Company', 255],
  ['email', '81605', 'Email', 255],
  ['fax', '81607', 'Fax', 255],
  ['firstName', '81608', 'First name', 255],
  ['lastName', '81613', 'Last name', 255],
  ['phone', '81614', 'Phone', 255],
  ['website', '81615', 'Website', 255],
];

/** @param path path of the customer in the request: `['customer']` or `['transaction', 'customer']` */
export function validateCustomer(input: CustomerInput, path: readonly string[]): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, message: string) => errors.push({ path: [...path, field], code, message });
  for (const [field, code, name, longest] of LIMITED_FIELDS) {
    const value = input[field];
    if (typeof value === 'string' && value.length > longest) refuse(field, code, `${name} is too long.`);
  }
  const { email, website, id } = input;
  if (typeof email === 'string' && email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email))
    refuse('email', '81604', 'Email is an invalid format.');
  if (typeof website === 'string' && website !== '' && !/^\S+\.\S+$/.test(website)) {
    refuse('website', '81616', 'Website is an invalid format.');
  }
  if (id == null) return errors;
  if (id === '') refuse('id', '91613', 'Customer ID is required.');
  else if (id.length > 36) refuse('id', '91612', 'Customer ID is too long.');
  else if (!/^[A-Za-z0-9_-]+$/.test(id)) refuse('id', '91610', 'Customer ID is invalid (use only letters, numbers, "-", and "_").');
  else if (id === 'all' || id === 'new') refuse('id', '91611', 'Customer ID is not allowed.');
  return errors;
}

/** @throws Refusal for invalid fields, and for an id that is taken */
export async function createCustomer(
  handle: Pick<Database, 'insert'>,
  { merchant, clock }: SandboxContext,
  input: CustomerInput,
  path: readonly string[],
): Promise<CustomerRow> {
  const errors = validateCustomer(input, path);
  if (errors.length > 0) throw new Refusal(errors);
  const { id, ...document } = input;
  const now = clock.now();
  const rows = await handle
    .insert(customers)
    .values({ merchantId: merchant.id, id: id ?? randomId(9), document, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  const [row] = rows;
  if (row) return row;
  throw new Refusal([{ path: [...path, 'id'], code: '91609', message: 'Customer ID has already been taken.' }]);
}
