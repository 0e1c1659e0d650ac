import type { Call } from '@tender/client/internal';
import { hostedFieldsErrors as errors } from '../errors';
import type { HostedFieldsContext } from '../fields/set-up';
import { ask } from './ask';

/**
 * Replaces the texts of the month select, January first. A missing text stays as it is.
 * @throws HOSTED_FIELDS_FIELD_PROPERTY_INVALID
 */
export async function setMonthOptions(call: Call, context: HostedFieldsContext, texts: string[]): Promise<void> {
  const field = context.fields.find(({ key }) => key === 'expirationMonth');
  if (!field) throw invalid('Expiration month field must exist to use setMonthOptions.');
  if (!field.options.select) throw invalid('Expiration month field must be a select element to use setMonthOptions.');
  if (!Array.isArray(texts)) throw invalid('The month options must be an array.');
  await ask(call, context, field.frame, 'SET_MONTH_OPTIONS', texts).catch(
    call.convert((details) => errors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID(details, 'The month options could not be set.')),
  );
}

const invalid = (requirement: string): Error => errors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID(undefined, requirement);
