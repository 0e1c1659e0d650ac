import { createElement } from '@tender/client/internal';
import { MAX_EXPIRATION_YEAR_AGE, type HostedFieldKey } from '../../../src/constants';
import type { FrameFieldOptions } from '../../../src/wire';
import { normalizeCharacters } from '../formatting/normalize-characters';
import type { Control } from './control';
import { createSelectAttributes } from './create-input-attributes';

/** Whether a field is a select element. Only months and years can be. */
export function isSelect(key: HostedFieldKey, { select }: FrameFieldOptions): boolean {
  return Boolean(select) && (key === 'expirationMonth' || key === 'expirationYear');
}

const pad = (month: number): string => String(month).padStart(2, '0');

/** Creates the select element of a month or year. */
export function createSelectControl(key: HostedFieldKey, { select, placeholder }: FrameFieldOptions, onChange: () => void): Control {
  const element = createElement('select', createSelectAttributes(key));
  const now = new Date();
  const isMonth = key === 'expirationMonth';
  const first = now.getFullYear();
  if (placeholder != null) {
    const option = addOption(element, '', placeholder);
    option.disabled = true;
    option.selected = true;
  }
  const options = isMonth
    ? Array.from({ length: 12 }, (_, index) => addOption(element, pad(index + 1), String(index + 1)))
    : Array.from({ length: MAX_EXPIRATION_YEAR_AGE + 1 }, (_, index) => addOption(element, String(first + index), String(first + index)));
  const rename = (names: unknown): void => {
    if (!Array.isArray(names)) return;
    options.forEach((option, index) => {
      const name: unknown = names[index];
      if (typeof name === 'string') option.text = name;
    });
  };
  if (isMonth) {
    if (typeof select === 'object') rename(select.options);
    if (placeholder == null) element.value = pad(now.getMonth() + 1);
  }
  element.addEventListener('change', onChange);
  return {
    element,
    rename: isMonth ? rename : undefined,
    value: () => element.value,
    write(written) {
      const text = normalizeCharacters(written);
      element.value = isMonth && text ? text.padStart(2, '0') : text;
      if (!text) element.selectedIndex = placeholder == null ? -1 : 0;
    },
    refresh() {},
    conceal() {},
  };
}

function addOption(select: HTMLSelectElement, value: string, text: string | number): HTMLOptionElement {
  const option = new Option(String(text), value);
  select.add(option);
  return option;
}
