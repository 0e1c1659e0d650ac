import type { Attributes } from '@tender/client/internal';
import { supportsInputFormatting } from '../../../src/browser';
import { AUTOCOMPLETE_TOKENS, INPUT_NAMES, type FieldKey } from '../../../src/constants';
import type { FrameConfiguration } from '../../../src/wire';

const FREE_TEXT: readonly FieldKey[] = ['cardholderName', 'postalCode'];

/** What an input has before anything is typed; members that are undefined are left out. */
export function inputAttributes(key: FieldKey, { fields, preventAutofill }: FrameConfiguration, maxlength: number): Attributes {
  const { type, placeholder } = fields[key] ?? {};
  // Without formatting there is no slash unless the keyboard has one.
  const given = key === 'expirationDate' && !supportsInputFormatting() ? 'text' : type;
  const isNumeric = !given && !FREE_TEXT.includes(key);
  const isFilled = preventAutofill !== true;
  return {
    ...selectAttributes(key, isFilled),
    autocomplete: isFilled ? AUTOCOMPLETE_TOKENS[key] : 'off',
    type: given || 'text',
    autocorrect: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    pattern: isNumeric ? '\\d*' : undefined,
    inputmode: isNumeric ? 'numeric' : undefined,
    maxlength,
    placeholder: placeholder ?? undefined,
  };
}

export function selectAttributes(key: FieldKey, isFilled = true): Attributes {
  const name = INPUT_NAMES[key];
  return { class: key, 'data-braintree-name': key, name: isFilled ? name : 'field', id: name };
}
