import { toTenderError } from '@tender/client/internal';
import { pageErrors } from '../errors';
import type { HostedFieldsCreateOptions } from '../types';
import type { FrameConfiguration } from '../wire';
import { resolveStyles } from './class-styles';
import type { CheckedField } from './field';
import { plain } from './plain';

/**
 * What the frames are told: the merchant's options, without elements of the page, on which frameworks hang data that refers to itself.
 * @throws HOSTED_FIELDS_FIELD_PROPERTY_INVALID for options that cannot be sent
 */
export function frameConfiguration(options: HostedFieldsCreateOptions, fields: CheckedField[]): FrameConfiguration {
  try {
    return plain({
      ...options,
      styles: resolveStyles(options.styles),
      fields: Object.fromEntries(
        fields.map(({ key, options: { container: _, selector, ...field } }) => [
          key,
          { ...field, selector: typeof selector === 'string' ? selector : undefined },
        ]),
      ),
    });
  } catch (error) {
    throw toTenderError(error, (details) => pageErrors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID(details, 'Options', 'serializable'));
  }
}
