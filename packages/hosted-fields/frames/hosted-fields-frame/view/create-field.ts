import { createDecoys, type Decoys } from '../autofill/decoys';
import { toText, type Frame } from '../frame';
import type { CardForm } from '../model/card-form';
import { adoptStyle } from '../styles/adopt-style';
import { alignDigits } from '../styles/align-digits';
import { createControl } from './create-control';
import { createForm } from './create-form';
import { followFocus } from './follow-focus';
import { readLimits } from './read-limits';
import { handlePageEvents } from './handle-page-events';

/**
 * Creates the field of this frame and connects it to the page, the model and the customer.
 * @param isReloaded the model already has the text that the customer typed before the browser reloaded this frame
 */
export function createField(frame: Frame, form: CardForm, isReloaded = false): void {
  const { key } = frame;
  const { configuration } = form;
  const options = configuration.fields[key] ?? {};
  if (options.lang) document.documentElement.lang = toText(options.lang);
  let decoys: Decoys | undefined;
  const save = (isByPage = false): void => form.setValue(key, control.value(), isByPage);
  const control = createControl(key, form, () => {
    decoys?.reset();
    save();
  });
  const { element } = control;
  const write = (text: string, isByPage = false): void => {
    control.write(text);
    save(isByPage);
  };
  const render = (): void => {
    const { isValid = false, isPotentiallyValid = true } = form.field(key) ?? {};
    control.refresh();
    element.classList.toggle('valid', isValid);
    element.classList.toggle('invalid', !isPotentiallyValid);
  };

  if (!configuration.preventAutofill) {
    decoys = createDecoys(key, (filled) => {
      parts.form.style.position = 'relative'; // makes password managers place their icon correctly
      parts.form.style.position = 'absolute';
      form.fill(filled);
    });
  }
  const parts = createForm(frame, element, options, decoys?.elements ?? []);
  const align = (): void => void ((key === 'number' || key === 'expirationDate') && alignDigits(element));
  align();
  let isHeld = false;
  element.addEventListener('keydown', (event) => (isHeld = (event as KeyboardEvent).repeat));
  element.addEventListener('keypress', (event) => {
    if ((event as KeyboardEvent).keyCode === 13) form.submit(key, isHeld); // Enter; with Ctrl, browsers send another code
  });
  followFocus(frame, control, form);
  handlePageEvents(frame, control, parts, {
    clear: () => write('', true),
    restyle(styles) {
      adoptStyle(styles);
      align();
    },
  });

  const stopListening = form.listen((changed, filled) => {
    if (changed === 'cards' && (key === 'number' || key === 'cvv') && element instanceof HTMLInputElement) {
      element.maxLength = readLimits(key, options, form).maxlength;
      control.refresh();
      save();
    }
    if (changed === key && filled !== undefined) {
      const placeholder = element.getAttribute('placeholder');
      write('');
      write(filled);
      if (placeholder) element.setAttribute('placeholder', placeholder); // or Safari shows it next to the text that it filled in
    }
    if (changed === key) render();
  });
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) return;
    stopListening();
    form.setFocused(key, false);
  });

  const prefill = String(options.prefill ?? '');
  if (isReloaded) control.write(form.field(key)?.value ?? '');
  else if (prefill) write(key === 'expirationMonth' ? prefill.padStart(2, '0') : prefill);
  render();
}
