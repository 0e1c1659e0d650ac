import { type z } from 'zod';
import { findEntry } from '../../core/find-entry';
import { Refusal } from '../../core/http/refusal';

/** Codes for members that have another type than text, a flag, a list or an object, by name. */
const TYPE_CODES: Record<string, string> = {
  amount: '81503',
  billingAddress: '91744',
  customFields: '91526',
  lineItems: '915158',
  paymentMethodNonce: '91565',
  paymentMethodToken: '91518',
  customerId: '91510',
  shipsFromPostalCode: '915166',
  type: '91523',
};
/** The sandbox's own code for all other members. The provider documents none. */
const OTHER_TYPE = '91999';

/**
 * Parses the named object of a request. The SDK for PHP has one type for lists and objects, and sends an empty one as a list.
 * @throws Refusal that names the members of the wrong type
 */
export function parseInput<S extends z.ZodType>(schema: S, input: Record<string, unknown>, name: string): z.infer<S> {
  const value = input[name] ?? {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [empty] = parsed.error.issues.filter(({ code, path }) => code === 'invalid_type' && isEmptyList(valueAtPath(value, path)));
  if (empty) return parseInput(schema, { [name]: replaceByObject(value, empty.path) }, name);
  throw new Refusal(parsed.error.issues.map((issue) => describeTypeError([name, ...issue.path.map(String)])));
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const valueAtPath = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], value);

/** Copies a value with an empty object at a path that it has. */
function replaceByObject(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined) return {};
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<PropertyKey, unknown>;
  copy[key] = replaceByObject(copy[key], rest);
  return copy;
}

function describeTypeError(path: readonly string[]) {
  const member = path.at(-1) ?? '';
  const words = member.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const message = `${words.charAt(0).toUpperCase()}${words.slice(1)} is an invalid format.`;
  return { path, code: findEntry(TYPE_CODES, member) ?? OTHER_TYPE, message };
}
