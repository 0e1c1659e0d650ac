import type { HostedFieldKey } from '../../../src/constants';
import { normalizeCharacters } from '../formatting/normalize-characters';
import { readWhole, addDateDigits, readEdit, addDigits, type Formatted } from '../formatting/read-edit';
import { countSlots, format, unformat } from '../formatting/pattern';
import { createPattern, removeExcess, type Limits } from '../formatting/create-pattern';
import type { Control } from './control';
import type { Mask } from './create-mask';

export interface TextControlOptions {
  readonly key: HostedFieldKey;
  readonly input: HTMLInputElement;
  /** Called each time, because the limits of the security code depend on the number. */
  limits(): Limits;
  readonly mask: Mask | undefined;
  readonly isFormatted: boolean;
  /** Called after the customer or the browser changed the text. */
  onChange(): void;
}

/** Deletions of the customer, by the direction in which they delete. */
const DELETION = /^delete.*(Backward|Forward)$/;
const FORMATTED_TYPES = /^(?:text|tel|url|search|password)$/;

/**
 * Creates an input whose text is formatted while the customer types, and masked while it does not have the focus. Characters are normalized, except in
 * names. Text that an input method or an Android keyboard is composing is left alone until it ends: the keyboard would insert it a second time.
 */
export function createTextControl({ key, input, limits, mask, isFormatted, onChange }: TextControlOptions): Control {
  const formats = isFormatted && FORMATTED_TYPES.test(input.type);
  const clean = key === 'expirationDate' ? addDateDigits : addDigits;
  const normalize = key === 'cardholderName' ? String : normalizeCharacters;
  let text = '';
  let pattern = createPattern(key, '', limits());
  let concealed = Boolean(mask) && !document.hasFocus();
  let isPasted = false;
  let deletes: string | undefined;
  /** The text before the composition that is going on. */
  let composed: Formatted | undefined;

  const readShown = (): string => (mask && concealed ? mask(text) : text);

  function show(caret?: number): void {
    const shown = readShown();
    if (composed || input.value === shown) return;
    input.value = shown;
    if (caret !== undefined && document.activeElement === input && input.selectionEnd !== null) input.setSelectionRange(caret, caret);
  }

  /** Formats digits as the new text. Returns the digits that fit into the pattern. */
  function setDigits(digits: string): string {
    pattern = createPattern(key, digits, limits()) ?? '';
    const fitting = digits.slice(0, countSlots(pattern));
    text = format(pattern, fitting);
    return fitting;
  }

  /** Reads the input after a change, formats its text and restores the caret. */
  function readInput(event?: Event): void {
    const { type, inputType = '', data, isComposing = event?.isTrusted } = (event ?? {}) as Partial<InputEvent>;
    const isEnd = type === 'compositionend';
    const composition = isEnd || isComposing ? composed : undefined;
    composed = isEnd ? undefined : composition;
    if (input.value === readShown()) return;
    const typed = normalize(input.value);
    const caret = normalize(input.value.slice(0, input.selectionEnd ?? undefined)).length;
    if (!formats || pattern === undefined) {
      text = formats || isPasted ? typed.slice(0, limits().maxlength) : typed;
      show(caret);
      return;
    }
    if (!isEnd) [, deletes] = DELETION.exec(inputType) ?? [];
    const isKnown = !concealed && (event?.isTrusted || isPasted || composition);
    const edited = isKnown
      ? readEdit(composition ?? { pattern, text }, { text: typed, caret, deletes }, clean)
      : readWhole(typed, caret, clean);
    const isInsertedAtOnce = key === 'number' && !deletes && !composition && data?.length !== 1;
    const isCut = Boolean(event) && !isPasted && input.value.length === input.maxLength;
    const digits = setDigits(isInsertedAtOnce ? removeExcess(edited.digits, limits(), isCut) : edited.digits);
    const before = format(pattern, digits.slice(0, edited.caret));
    show((deletes === 'Backward' && edited.caret < digits.length ? before.replace(/(?<!\D)\D+$/, '') : before).length);
  }

  const update = (event: Event): void => {
    readInput(event);
    onChange();
  };
  input.addEventListener('input', update);
  input.addEventListener('compositionstart', () => (composed ??= { pattern: pattern ?? '', text }));
  input.addEventListener('compositionend', update); // Chrome and Safari send no input event after it
  // Without this listener, the browser cuts the pasted text to `maxlength` before its separators and invisible characters are removed.
  input.addEventListener('paste', (event) => {
    const pastedText = event.clipboardData?.getData('text');
    const { selectionStart: start, selectionEnd: end } = input;
    if (pastedText === undefined || start === null || end === null || (!formats && normalize(pastedText) === pastedText)) return;
    event.preventDefault();
    input.setRangeText(pastedText, start, end, 'end');
    isPasted = true;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    isPasted = false;
  });

  return {
    element: input,
    value() {
      if (input.type === 'month') return text.replace(/^(\d{4})-(\d\d)$/, '$2$1');
      return formats && pattern !== undefined ? unformat(pattern, text) : text;
    },
    write(written) {
      input.value = input.type === 'month' ? written.replace(/^(\d\d)(\d{4})$/, '$2-$1') : written;
      readInput();
    },
    refresh() {
      if (formats && pattern !== undefined) setDigits(unformat(pattern, text));
      show();
    },
    conceal(isConcealed) {
      concealed = isConcealed && Boolean(mask);
      if (concealed) composed = undefined;
      show();
    },
  };
}
