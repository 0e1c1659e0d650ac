import type { Attributes } from '@tender/client/internal';
import { isSafari, supportsInputFormatting } from '../../../src/browser';
import { AUTOCOMPLETE_TOKENS, INPUT_NAMES, type HostedFieldKey } from '../../../src/constants';
import type { FrameConfiguration } from '../../../src/wire';

const FREE_TEXT: readonly HostedFieldKey[] = ['cardholderName', 'postalCode'];

/** Pattern of digits. Safari stops filling in a card at a field whose pattern refuses the formatted text, so there the pattern allows separators. */
const createDigitPattern = (): string => (isSafari() ? '[0-9 \\/]*' : '\\d*');

/** Creates the attributes of an input. Members that are undefined are left out. */
export function createInputAttributes(key: HostedFieldKey, { fields, preventAutofill }: FrameConfiguration, maxlength: number): Attributes {
  const { type, placeholder } = fields[key] ?? {};
  // Without formatting the customer types the slash, so the keyboard needs one.
  const inputType = key === 'expirationDate' && !supportsInputFormatting() ? 'text' : type;
  const isNumeric = !inputType && !FREE_TEXT.includes(key);
  const allowsAutofill = preventAutofill !== true;
  return {
    ...createSelectAttributes(key, allowsAutofill),
    autocomplete: allowsAutofill ? AUTOCOMPLETE_TOKENS[key] : 'off',
    type: inputType || 'text',
    autocorrect: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    pattern: isNumeric ? createDigitPattern() : undefined,
    inputmode: isNumeric ? 'numeric' : undefined,
    maxlength,
    placeholder: placeholder ?? undefined,
  };
}

export function createSelectAttributes(key: HostedFieldKey, allowsAutofill = true): Attributes {
  const name = INPUT_NAMES[key];
  return { class: key, 'data-braintree-name': key, name: allowsAutofill ? name : 'field', id: name };
}
