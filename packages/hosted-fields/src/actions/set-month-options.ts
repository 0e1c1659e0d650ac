import type { TenderError } from '@tender/client';
import type { Call } from '@tender/client/internal';
import { pageErrors } from '../errors';
import type { Field } from '../fields/field';
import type { HostedFieldsContext } from '../fields/set-up';
import { sendRequest } from './send-request';

/**
 * Replaces the texts of the months in a select element, January first. A month without a text keeps the one it has.
 * @throws HOSTED_FIELDS_FIELD_PROPERTY_INVALID
 */
export async function setMonthOptions(call: Call, context: HostedFieldsContext, texts: string[]): Promise<void> {
  const field = context.fields.find(({ key }) => key === 'expirationMonth');
  const requirement = !field ? 'configured' : !field.options.select ? 'a select' : !Array.isArray(texts) && 'given an array';
  if (requirement) throw invalid(requirement);
  await sendRequest(call, context, (field as Field).frame, 'SET_MONTH_OPTIONS', texts).catch(
    call.rethrowAs((details) => invalid('on the page', details)),
  );
}

function invalid(requirement: string, details?: unknown): TenderError {
  return pageErrors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID({ option: 'expirationMonth', value: requirement }, details);
}
