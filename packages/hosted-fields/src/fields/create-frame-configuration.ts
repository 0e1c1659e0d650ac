import { toTenderError } from '@tender/client/internal';
import { pageErrors } from '../errors';
import type { HostedFieldsCreateOptions } from '../types';
import type { FrameConfiguration } from '../wire';
import { resolveStyles } from './resolve-styles';
import type { CheckedField } from './field';
import { toPlainCopy } from './to-plain-copy';

/**
 * Creates the configuration of the frames: the merchant's options without elements of the page, to which frameworks attach circular data.
 * @throws HOSTED_FIELDS_FIELD_PROPERTY_INVALID for options that cannot be sent
 */
export function createFrameConfiguration(options: HostedFieldsCreateOptions, fields: CheckedField[]): FrameConfiguration {
  try {
    return toPlainCopy({
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
    throw toTenderError(error, (details) =>
      pageErrors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID({ option: 'Options', value: 'serializable' }, details),
    );
  }
}
