import { isIos, isSafari } from '../../../src/browser';
import { onFieldEvent, type Frame } from '../frame';
import type { CardForm } from '../model/card-form';
import type { Control } from './control';

const isWebview = (): boolean => !/Safari/.test(navigator.userAgent);

/** Reports the focus to the model, and corrects browsers that lose the focus between frames. */
export function followFocus(frame: Frame, control: Control, form: CardForm): void {
  const { element } = control;
  const setFocused = (isFocused: boolean) => (): void => form.setFocused(frame.key, isFocused);
  element.addEventListener('focus', setFocused(true));
  element.addEventListener('blur', setFocused(false));
  addEventListener('focus', () => {
    setFocused(true)();
    control.conceal(false);
    if (isSafari() && element instanceof HTMLInputElement) showCaret(element);
  });
  addEventListener('blur', () => {
    setFocused(false)();
    control.conceal(true);
  });
  // The focus entered the frame, but not the input.
  document.addEventListener('focusin', ({ relatedTarget, target }) => {
    if (!relatedTarget && target !== element) element.focus();
  });
  if (isIos()) {
    addEventListener('touchend', () => window.focus());
    if (!isWebview() && element instanceof HTMLInputElement) {
      const keepsCaret = (): boolean => Boolean(form.configuration.preventCursorJumps) && document.activeElement === element;
      element.addEventListener('touchstart', () => keepsCaret() || element.select(), { passive: true });
    }
  }
  onFieldEvent(frame, 'TRIGGER_INPUT_FOCUS', () => {
    element.focus();
    setFocused(true)();
  });
}

/** Moves the selection, because Safari shows no caret in an input whose frame has just received the focus. */
function showCaret(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === null) return; // an input type without a selection
  if (!value) input.value = ' ';
  input.setSelectionRange(0, 0);
  if (!value) input.value = '';
  input.setSelectionRange(selectionStart, selectionEnd);
}
