import type { TenderError } from '@tender/client';
import type { Call } from '@tender/client/internal';
import { pageErrors } from '../errors';
import type { Field } from '../fields/field';
import type { HostedFieldsContext } from '../fields/set-up';
import { ask } from './ask';

/**
 * Replaces the texts of the month select, January first. A missing text stays as it is.
 * @throws HOSTED_FIELDS_FIELD_PROPERTY_INVALID
 */
export async function setMonthOptions(call: Call, context: HostedFieldsContext, texts: string[]): Promise<void> {
  const field = context.fields.find(({ key }) => key === 'expirationMonth');
  const requirement = !field ? 'configured' : !field.options.select ? 'a select' : !Array.isArray(texts) && 'given an array';
  if (requirement) throw invalid(undefined, requirement);
  await ask(call, context, (field as Field).frame, 'SET_MONTH_OPTIONS', texts).catch(
    call.convert((details) => invalid(details, 'on the page')),
  );
}

function invalid(details: unknown, requirement: string): TenderError {
  return pageErrors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID(details, 'expirationMonth', requirement);
}
