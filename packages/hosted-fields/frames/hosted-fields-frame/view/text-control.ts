import type { HostedFieldKey } from '../../../src/constants';
import { readWhole, addDateDigits, readEdit, addDigits } from '../formatting/read-edit';
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

const FORMATTED_TYPES = /^(?:text|tel|url|search|password)$/;

/** Creates an input whose text is formatted while the customer types, and masked while it does not have the focus. */
export function createTextControl({ key, input, limits, mask, isFormatted, onChange }: TextControlOptions): Control {
  const formats = isFormatted && FORMATTED_TYPES.test(input.type);
  const clean = key === 'expirationDate' ? addDateDigits : addDigits;
  let text = '';
  let pattern = createPattern(key, '', limits());
  let concealed = Boolean(mask) && !document.hasFocus();
  let pasted: Event | undefined;

  function show(): void {
    const shown = mask && concealed ? mask(text) : text;
    if (input.value !== shown) input.value = shown;
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
    const typed = input.value;
    if (!formats || pattern === undefined) {
      text = formats ? typed.slice(0, limits().maxlength) : typed;
      show();
      return;
    }
    const caret = input.selectionEnd ?? typed.length;
    const { inputType = '', data } = (event ?? {}) as Partial<InputEvent>;
    const [, direction] = /^delete.*(Backward|Forward)$/.exec(inputType) ?? [];
    const deletes = direction === undefined ? undefined : direction === 'Forward' ? 'forward' : 'backward';
    const isKnown = event && !concealed && (event.isTrusted || event === pasted);
    const edited = isKnown ? readEdit({ pattern, text }, { text: typed, caret, deletes }, clean) : readWhole(typed, caret, clean);
    const isInsertedAtOnce = key === 'number' && !direction && data?.length !== 1;
    const isCut = event !== pasted && typed.length === input.maxLength;
    const digits = setDigits(isInsertedAtOnce ? removeExcess(edited.digits, limits(), isCut) : edited.digits);
    const isUnchanged = typed === text;
    show();
    if (isUnchanged || document.activeElement !== input) return;
    const before = format(pattern, digits.slice(0, edited.caret));
    const beforeCaret = deletes === 'backward' && edited.caret < digits.length ? before.replace(/(?<!\D)\D+$/, '') : before;
    input.setSelectionRange(beforeCaret.length, beforeCaret.length);
  }

  input.addEventListener('input', (event) => {
    readInput(event);
    onChange();
  });
  // Without this listener, the browser cuts the pasted text to `maxlength` before its separators are removed.
  input.addEventListener('paste', (event) => {
    const pastedText = event.clipboardData?.getData('text');
    if (!formats || pastedText === undefined) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = input;
    input.setRangeText(pastedText, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    pasted = new Event('input', { bubbles: true });
    input.dispatchEvent(pasted);
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
      show();
    },
  };
}
