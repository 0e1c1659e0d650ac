import { z } from 'zod';
import { type FieldError, GatewayError } from '../../core/http/gateway-error';

const text = z.string().nullish();
const digits = z.union([z.string(), z.number()]).transform(String);

const shared = {
  accountType: z.enum(['CHECKING', 'SAVINGS']),
  achMandate: z.string(),
  individualOwner: z.object({ firstName: z.string(), lastName: z.string() }).nullish(),
  businessOwner: z.object({ businessName: z.string() }).nullish(),
  billingAddress: z
    .object({ streetAddress: z.string(), extendedAddress: text, city: z.string(), state: z.string(), zipCode: digits })
    .nullish(),
};

export const accountInput = z.object({ accountNumber: digits, routingNumber: digits, ...shared });
export const loginInput = z.object({ publicToken: z.string(), accountId: z.string(), ...shared });
export type AccountInput = z.infer<typeof accountInput>;

/**
 * Checks what the schema cannot express, with the provider's error codes.
 * @throws GatewayError VALIDATION that names all invalid fields
 */
export function checkAccount(input: Omit<AccountInput, 'accountNumber' | 'routingNumber'> & Partial<AccountInput>, root: string): void {
  const { accountNumber, routingNumber, achMandate, individualOwner, businessOwner, billingAddress } = input;
  const refuse = (isWrong: boolean, path: readonly string[], code: string, message: string): FieldError[] =>
    isWrong ? [{ path: [root, ...path], code, message }] : [];
  const errors = [
    ...refuse(achMandate.trim() === '', ['achMandate'], '93130', 'ACH mandate is required.'),
    ...refuse(!matches(accountNumber, /^\d{1,17}$/), ['accountNumber'], '93132', 'Account number must be 1 to 17 digits.'),
    ...refuse(!matches(routingNumber, /^\d{8,9}$/), ['routingNumber'], '93133', 'Routing number must be 8 or 9 digits.'),
    ...refuse(!individualOwner === !businessOwner, [], '', 'Account must have either an individual or a business owner.'),
    ...refuse(
      !matches(billingAddress?.zipCode, /^\d{5}(-\d{4})?$/),
      ['billingAddress', 'zipCode'],
      '',
      'ZIP code must be DDDDD or DDDDD-DDDD.',
    ),
  ];
  const [first] = errors;
  if (first) throw new GatewayError('VALIDATION', first.message, errors);
}

const matches = (value: string | undefined, form: RegExp) => value === undefined || form.test(value);
