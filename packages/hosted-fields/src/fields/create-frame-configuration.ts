import { toTenderError } from '@tender/client/internal';
import { invalidOption } from '../invalid-option';
import type { HostedFieldsCreateOptions } from '../types';
import type { FrameConfiguration } from '../wire';
import type { CheckedField } from './field';
import { toPlainCopy } from './to-plain-copy';

/**
 * Creates the configuration of the frames: the merchant's options without elements of the page, to which frameworks attach circular data.
 * @throws HOSTED_FIELDS_FIELD_PROPERTY_INVALID for a `binVerificationLength` other than 6 and 8, and for options that cannot be sent
 */
export function createFrameConfiguration(options: HostedFieldsCreateOptions, fields: CheckedField[]): FrameConfiguration {
  try {
    if (![undefined, 6, 8].includes(options.binVerificationLength)) throw invalidOption('binVerificationLength', '6 or 8');
    return toPlainCopy({
      ...options,
      fields: Object.fromEntries(
        fields.map(({ key, options: { container: _, selector, ...field } }) => [
          key,
          { ...field, selector: typeof selector === 'string' ? selector : undefined },
        ]),
      ),
    });
  } catch (error) {
    throw toTenderError(error, (details) => invalidOption('Options', 'serializable', details));
  }
}
