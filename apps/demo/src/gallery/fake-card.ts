import { hostedFields, hostedFieldsErrors, type HostedFieldKey, type HostedFieldsState } from '@tender/hosted-fields';
import { fakeMethod, type FakeMethod } from '@tender/react/testing';

/** What is typed into a field: its text, whether that is valid, and if not, whether further typing can make it valid. */
export type Typed = Readonly<Partial<Record<HostedFieldKey, readonly [text: string, isValid: boolean, isUnfinished?: boolean]>>>;

const VISA = { niceType: 'Visa', type: 'visa', code: { name: 'CVV', size: 3 }, supported: true };

interface Change {
  readonly field: HostedFieldKey;
  readonly attribute: string;
}

interface FieldOptions {
  readonly container: HTMLElement;
  readonly placeholder?: string;
  readonly internalLabel?: string;
}
type Styles = Readonly<Record<string, object>>;

/** Creates card fields with inputs of the page instead of frames. They can be focused, but nobody can type into them. */
export function createFakeCard(typed: Typed, nonce: Promise<never> | object): FakeMethod<unknown> {
  let fields: HostedFieldsState['fields'] = {};
  const cards = typed.number ? [VISA] : [];
  const done = (): Promise<void> => Promise.resolve();
  const toggle = ({ field, attribute }: Change, isSet: boolean): Promise<void> => {
    fields[field]?.container.querySelector('input')?.toggleAttribute(attribute, isSet);
    return Promise.resolve();
  };
  const fake = fakeMethod(hostedFields, {
    getState: () => ({ cards, fields }),
    tokenize() {
      const invalidFieldKeys = (Object.keys(fields) as HostedFieldKey[]).filter((key) => !fields[key]?.isValid);
      if (invalidFieldKeys.length > 0) return Promise.reject(hostedFieldsErrors.HOSTED_FIELDS_FIELDS_INVALID({ invalidFieldKeys }));
      return Promise.resolve(nonce as never);
    },
    focus: ((field: HostedFieldKey) => Promise.resolve(fields[field]?.container.querySelector('input')?.focus())) as never,
    setAttribute: ((change: Change) => toggle(change, true)) as never,
    removeAttribute: ((change: Change) => toggle(change, false)) as never,
    addClass: done as never,
    removeClass: done as never,
    update: () => Promise.resolve(true),
    setMessage: () => undefined,
  });
  const createField = (
    key: HostedFieldKey,
    { container, placeholder = '', internalLabel = '' }: FieldOptions,
    styles: Styles = {},
  ): void => {
    const [text = '', isValid = false, isUnfinished = text === ''] = typed[key] ?? [];
    const isHidden = Boolean(styles['input:not(:focus)::placeholder']); // by a label in its place
    const input = createInput(text, isHidden ? '' : placeholder, internalLabel, styles['input']);
    const setFocused = (isFocused: boolean): void => {
      fields = { ...fields, [key]: { ...fields[key], isFocused } };
      fake.emit(isFocused ? 'focus' : 'blur', { cards, fields, emittedBy: key });
    };
    input.onfocus = () => setFocused(true);
    input.onblur = () => setFocused(false);
    container.replaceChildren(input);
    fields[key] = { container, isEmpty: text === '', isValid, isPotentiallyValid: isUnfinished || isValid, isFocused: false };
  };
  fake.onCreate((options) => {
    const { fields: created = {}, styles } = options as { fields?: Record<string, FieldOptions>; styles?: Styles };
    fields = {};
    for (const [key, field] of Object.entries(created)) createField(key as HostedFieldKey, field, styles);
  });
  return fake;
}

function createInput(text: string, placeholder: string, label: string, styles: object | undefined): HTMLInputElement {
  const input = Object.assign(document.createElement('input'), { value: text, placeholder, readOnly: true });
  input.setAttribute('aria-label', label);
  for (const [property, value] of Object.entries(styles ?? {})) input.style.setProperty(property, String(value));
  input.className = 'gallery-input';
  return input;
}
