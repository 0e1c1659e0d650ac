import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { type Document } from '../store/schema';

/** Lists the custom fields that the merchant has not registered. Without a setting, all names are registered. */
export function checkCustomFields(
  { settings }: Pick<SandboxContext, 'settings'>,
  fields: Document | null | undefined,
  path: readonly string[],
): FieldError[] {
  const { customFields: registered } = settings;
  const unknown = Object.keys(fields ?? {}).filter((name) => registered && !registered.some((each) => toCamelCase(each) === name));
  if (unknown.length === 0) return [];
  return [{ path: [...path, 'customFields'], code: '91602', message: `Custom field is invalid: ${unknown.map(toSnakeCase).join(', ')}.` }];
}

const toCamelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
