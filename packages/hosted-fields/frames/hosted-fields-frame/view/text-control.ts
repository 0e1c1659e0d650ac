import type { FieldKey } from '../../../src/constants';
import { all, dateDigits, edit, onlyDigits } from '../formatting/edit';
import { capacity, format, unformat } from '../formatting/pattern';
import { patternOf, withoutExcess, type Limits } from '../formatting/patterns';
import type { Control } from './control';
import type { Mask } from './mask';

export interface TextControlOptions {
  readonly key: FieldKey;
  readonly input: HTMLInputElement;
  /** Asked each time: those of the security code follow the number. */
  limits(): Limits;
  readonly mask: Mask | undefined;
  readonly isFormatted: boolean;
  /** After the customer or the browser changed the text. */
  onChange(): void;
}

const FORMATTED_TYPES = /^(?:text|tel|url|search|password)$/;

/** An input whose text is formatted while it is typed, and masked while nobody is at it. */
export function createTextControl({ key, input, limits, mask, isFormatted, onChange }: TextControlOptions): Control {
  const formats = isFormatted && FORMATTED_TYPES.test(input.type);
  const clean = key === 'expirationDate' ? dateDigits : onlyDigits;
  let text = '';
  let pattern = patternOf(key, '', limits());
  let concealed = Boolean(mask) && !document.hasFocus();
  let pasted: Event | undefined;

  function show(): void {
    const shown = mask && concealed ? mask(text) : text;
    if (input.value !== shown) input.value = shown;
  }

  /** Takes digits for the text, as many as the pattern holds. */
  function arrange(digits: string): string {
    pattern = patternOf(key, digits, limits()) ?? '';
    const taken = digits.slice(0, capacity(pattern));
    text = format(pattern, taken);
    return taken;
  }

  function take(event?: Event): void {
    const typed = input.value;
    if (!formats || pattern === undefined) {
      text = formats ? typed.slice(0, limits().maxlength) : typed;
      show();
      return;
    }
    const caret = input.selectionEnd ?? typed.length;
    const { inputType = '', data } = (event ?? {}) as Partial<InputEvent>;
    const [, way] = /^delete.*(Backward|Forward)$/.exec(inputType) ?? [];
    const deletes = way === undefined ? undefined : way === 'Forward' ? 'forward' : 'backward';
    const isKnown = event && !concealed && (event.isTrusted || event === pasted);
    const edited = isKnown ? edit({ pattern, text }, { text: typed, caret, deletes }, clean) : all(typed, caret, clean);
    const isPutInAtOnce = key === 'number' && !way && data?.length !== 1;
    const isCut = event !== pasted && typed.length === input.maxLength;
    const digits = arrange(isPutInAtOnce ? withoutExcess(edited.digits, limits(), isCut) : edited.digits);
    const isUntouched = typed === text;
    show();
    if (isUntouched || document.activeElement !== input) return;
    const before = format(pattern, digits.slice(0, edited.caret));
    const place = deletes === 'backward' && edited.caret < digits.length ? before.replace(/\D+$/, '') : before;
    input.setSelectionRange(place.length, place.length);
  }

  input.addEventListener('input', (event) => {
    take(event);
    onChange();
  });
  // The browser would cut the clipboard's text to the maxlength before separators are taken out of it.
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
      take();
    },
    refresh() {
      if (formats && pattern !== undefined) arrange(unformat(pattern, text));
      show();
    },
    conceal(isConcealed) {
      concealed = isConcealed && Boolean(mask);
      show();
    },
  };
}
