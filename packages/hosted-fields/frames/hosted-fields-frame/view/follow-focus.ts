import { isIos } from '../../../src/browser';
import { hearOwn, type Frame } from '../frame';
import type { CardForm } from '../model/card-form';
import type { Control } from './control';

const isSafari = (): boolean => /^((?!Chrome|Android|CriOS|FxiOS).)*Safari/.test(navigator.userAgent);
const isWebview = (): boolean => !/Safari/.test(navigator.userAgent);

/** Tells the model where the focus is, and helps the browsers whose focus gets lost between frames. */
export function followFocus(frame: Frame, control: Control, form: CardForm): void {
  const { element } = control;
  const focused = (isFocused: boolean) => (): void => form.setFocused(frame.key, isFocused);
  element.addEventListener('focus', focused(true));
  element.addEventListener('blur', focused(false));
  addEventListener('focus', () => {
    focused(true)();
    control.conceal(false);
    if (isSafari() && element instanceof HTMLInputElement) wakeCaret(element);
  });
  addEventListener('blur', () => {
    focused(false)();
    control.conceal(true);
  });
  // The frame was entered somewhere beside the input.
  document.addEventListener('focusin', ({ relatedTarget, target }) => {
    if (!relatedTarget && target !== element) element.focus();
  });
  if (isIos()) {
    addEventListener('touchend', () => window.focus());
    if (!isWebview() && element instanceof HTMLInputElement)
      element.addEventListener('touchstart', () => element.select(), { passive: true });
  }
  hearOwn(frame, 'TRIGGER_INPUT_FOCUS', () => {
    element.focus();
    focused(true)();
  });
}

/** Safari shows no caret in an input of a frame that has just got the focus, until the selection moves. */
function wakeCaret(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === null) return; // an input type without a selection
  if (!value) input.value = ' ';
  input.setSelectionRange(0, 0);
  if (!value) input.value = '';
  input.setSelectionRange(selectionStart, selectionEnd);
}
