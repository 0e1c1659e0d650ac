import { createElement } from '@tender/client/internal';
import type { HostedFieldKey } from '../../../src/constants';
import type { CardForm } from '../model/card-form';
import type { Control } from './control';
import { createInputAttributes } from './create-input-attributes';
import { readLimits } from './read-limits';
import { createMask } from './create-mask';
import { createSelectControl, isSelect } from './select-control';
import { createTextControl } from './text-control';

/** Creates the input or select element of a field. `onChange` is called after changes by the customer or the browser. */
export function createControl(key: HostedFieldKey, form: CardForm, onChange: () => void): Control {
  const options = form.configuration.fields[key] ?? {};
  if (isSelect(key, options)) {
    return createSelectControl(key, options, onChange);
  }
  const limits = () => readLimits(key, options, form);
  const input = createElement('input', createInputAttributes(key, form.configuration, limits().maxlength));
  const canShowLastFour = (): boolean => key === 'number' && Boolean(form.field(key)?.isValid);
  const mask = createMask(options.maskInput, canShowLastFour);
  return createTextControl({ key, input, limits, mask, isFormatted: options.formatInput !== false, onChange });
}
