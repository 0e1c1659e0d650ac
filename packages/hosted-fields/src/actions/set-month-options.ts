import type { Call } from '@tender/client/internal';
import type { Field } from '../fields/field';
import { findField } from '../fields/find-field';
import type { HostedFieldsContext } from '../context';
import { invalidOption } from '../invalid-option';
import { sendRequest } from './send-request';

/**
 * Replaces the texts of the months in a select element, January first. A month without a text keeps the one it has.
 * @throws HOSTED_FIELDS_FIELD_PROPERTY_INVALID
 */
export async function setMonthOptions(call: Call, context: HostedFieldsContext, texts: string[]): Promise<void> {
  const field = findField(context.fields, 'expirationMonth');
  const requirement = !field ? 'configured' : !field.options.select ? 'a select' : !Array.isArray(texts) && 'given an array';
  if (requirement) throw invalidOption('expirationMonth', requirement);
  await sendRequest(call, context, (field as Field).frame, 'SET_MONTH_OPTIONS', texts).catch(
    call.rethrowAs((details) => invalidOption('expirationMonth', 'on the page', details)),
  );
}
