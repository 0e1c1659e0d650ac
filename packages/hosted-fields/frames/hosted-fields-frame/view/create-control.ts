import { createElement } from '@tender/client/internal';
import type { FieldKey } from '../../../src/constants';
import type { CardForm } from '../model/card-form';
import type { Control } from './control';
import { inputAttributes } from './input-attributes';
import { limitsOf } from './limits';
import { maskOf } from './mask';
import { createSelectControl, isSelect } from './select-control';
import { createTextControl } from './text-control';

/** The input or list of a field. `onChange` hears of changes by the customer or the browser. */
export function createControl(key: FieldKey, form: CardForm, onChange: () => void): Control {
  const options = form.configuration.fields[key] ?? {};
  if (isSelect(key, options)) {
    return createSelectControl(key, options, onChange);
  }
  const limits = () => limitsOf(key, options, form);
  const input = createElement('input', inputAttributes(key, form.configuration, limits().maxlength));
  const maySeeLastFour = (): boolean => key === 'number' && Boolean(form.field(key)?.isValid);
  const mask = maskOf(options.maskInput, maySeeLastFour);
  return createTextControl({ key, input, limits, mask, isFormatted: options.formatInput !== false, onChange });
}
