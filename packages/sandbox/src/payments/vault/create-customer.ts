import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { Refusal } from '../../core/http/refusal';
import { randomDigits } from '../../core/random';
import { type CustomerDocument } from '../../core/store/documents';
import { customers } from '../../core/store/schema';
import { keepFilled } from './custom-fields';
import { checkFields, createLengthRule, hasAtMost, matches, type FieldRule } from './check-fields';
import { type CustomerRow } from './find-rows';
import { phoneRules } from './phone-rules';

export interface CustomerInput extends CustomerDocument {
  id?: string | null | undefined;
}

const RULES: readonly FieldRule[] = [
  createLengthRule('company', '81601', 'Company'),
  createLengthRule('email', '81605', 'Email'),
  ['email', '81604', 'Email is an invalid format.', matches(/^[^\s@]+@[^\s@]+$/)],
  createLengthRule('fax', '81607', 'Fax'),
  createLengthRule('firstName', '81608', 'First name'),
  createLengthRule('lastName', '81613', 'Last name'),
  createLengthRule('phone', '81614', 'Phone'),
  createLengthRule('website', '81615', 'Website'),
  ['website', '81616', 'Website is an invalid format.', matches(/^\S[^\s.]*\.\S+$/)],
  ['id', '91612', 'Customer ID is too long.', hasAtMost(36)],
  ['id', '91610', 'Customer ID is invalid (use only letters, numbers, "-", and "_").', matches(/^[A-Za-z0-9_-]+$/)],
  ['id', '91611', 'Customer ID is not allowed.', (id) => id !== 'all' && id !== 'new'],
  ...phoneRules,
];

/** @param path path of the customer in the request: `['customer']` or `['transaction', 'customer']` */
export function validateCustomer(input: CustomerInput, path: readonly string[]): FieldError[] {
  const errors = checkFields(RULES, input, path);
  if (input.id === '') errors.push({ path: [...path, 'id'], code: '91613', message: 'Customer ID is required.' });
  return errors;
}

/**
 * Stores a customer, under a generated id if the request has none.
 * @throws Refusal for invalid fields, and for an id that is taken
 */
export async function createCustomer(
  { database, merchant, clock }: SandboxContext,
  input: CustomerInput,
  path: readonly string[],
): Promise<CustomerRow> {
  const errors = validateCustomer(input, path);
  if (errors.length > 0) throw new Refusal(errors);
  const { id, customFields, ...fields } = input;
  const document = { ...fields, ...(customFields ? { customFields: keepFilled(customFields) } : {}) };
  const now = clock.now();
  const values = { merchantId: merchant.id, document, createdAt: now, updatedAt: now };
  do {
    const rows = await database
      .insert(customers)
      .values({ ...values, id: id ?? randomDigits(7) })
      .onConflictDoNothing()
      .returning();
    const [row] = rows;
    if (row) return row;
    // A generated id that is taken is replaced by another.
  } while (id == null);
  throw new Refusal([{ path: [...path, 'id'], code: '91609', message: 'Customer ID has already been taken.' }]);
}
