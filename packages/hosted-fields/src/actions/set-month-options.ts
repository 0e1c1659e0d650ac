import type { TenderError } from '@tender/client';
import type { Call } from '@tender/client/internal';
import { pageErrors } from '../errors';
import type { HostedFieldsContext } from '../fields/set-up';
import { ask } from './ask';

/**
 * Replaces the texts of the month select, January first. A missing text stays as it is.
 * @throws HOSTED_FIELDS_FIELD_PROPERTY_INVALID
 */
export async function setMonthOptions(call: Call, context: HostedFieldsContext, texts: string[]): Promise<void> {
  const field = context.fields.find(({ key }) => key === 'expirationMonth');
  if (!field) throw invalid(undefined, 'configured');
  if (!field.options.select) throw invalid(undefined, 'a select');
  if (!Array.isArray(texts)) throw invalid(undefined, 'given an array of options');
  await ask(call, context, field.frame, 'SET_MONTH_OPTIONS', texts).catch(call.convert((details) => invalid(details, 'on the page')));
}

function invalid(details: unknown, requirement: string): TenderError {
  return pageErrors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID(details, 'expirationMonth', requirement);
}
