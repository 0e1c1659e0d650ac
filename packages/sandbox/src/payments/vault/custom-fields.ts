import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { type Document } from '../../core/store/schema';

const LONGEST = 255;
/** The codes of a customer's fields. */
const CUSTOMER = { unknown: '91602', tooLong: '81603' };

/** Lists what is wrong with custom fields. Without a setting, all names are registered. */
export function checkCustomFields(
  { settings }: Pick<SandboxContext, 'settings'>,
  fields: Document | null | undefined,
  path: readonly string[],
  codes = CUSTOMER,
): FieldError[] {
  const { customFields: registered } = settings;
  const refuse = (names: string[], code: string, problem: string): FieldError[] =>
    names.length === 0
      ? []
      : [{ path: [...path, 'customFields'], code, message: `Custom field is ${problem}: ${names.map(toSnakeCase).join(', ')}.` }];
  const names = Object.keys(fields ?? {});
  const long = names.filter((name) => String(fields?.[name]).length > LONGEST);
  if (long.length > 0) return refuse(long, codes.tooLong, 'too long');
  const unknown = names.filter((name) => registered && !registered.some((each) => toCamelCase(each) === name));
  return refuse(unknown, codes.unknown, 'invalid');
}

/** Leaves out the fields that were sent blank: they are not stored, and an update removes them. */
export const keepFilled = (fields: Document): Document =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

const toCamelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
