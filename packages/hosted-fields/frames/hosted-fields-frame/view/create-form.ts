import { asRecord } from '@tender/client/internal';
import { DIRECTIONS, FIELD_LABELS } from '../../../src/constants';
import { createFocusIntercepts } from '../../../src/fields/focus-intercepts';
import type { FrameFieldOptions } from '../../../src/wire';
import { onPageEvent, sendToPage, toText, type Frame } from '../frame';
import { createLabel } from './create-label';

export interface FormParts {
  readonly form: HTMLFormElement;
  readonly label: HTMLElement;
  /** Screen readers announce its text with the input. */
  readonly description: HTMLElement;
}

/** Creates the document of the frame: a form with the label, the input and its description for screen readers. */
export function createForm(
  frame: Frame,
  element: HTMLElement,
  { internalLabel }: FrameFieldOptions,
  decoys: readonly HTMLElement[],
): FormParts {
  const { key } = frame;
  const form = document.createElement('form');
  form.setAttribute('novalidate', 'true');
  form.setAttribute('action', '#'); // or software keyboards offer no "go"
  form.addEventListener('submit', (event) => event.preventDefault());
  const description = document.createElement('div');
  description.className = 'field-description';
  description.id = `field-description-${key}`;
  element.setAttribute('aria-describedby', description.id);
  const [before = [], after = []] = createIntercepts(frame);
  const label = createLabel(internalLabel || FIELD_LABELS[key], element);
  form.append(...before, label, element, ...after, description, ...decoys);
  document.body.append(form);
  return { form, label, description };
}

/** Creates the focus intercepts on either side of the input, which lead out of the frame. Browsers that do not need them get none. */
function createIntercepts(frame: Frame): HTMLElement[][] {
  const { key, bus } = frame;
  const created = DIRECTIONS.map((direction) => {
    const intercepts = createFocusIntercepts(bus.channel, () => sendToPage(frame, 'TRIGGER_FOCUS_CHANGE', { field: key, direction }));
    return { elements: intercepts.create(key, direction), remove: intercepts.dispose };
  });
  onPageEvent(frame, 'REMOVE_FOCUS_INTERCEPTS', (data) => {
    const { id } = asRecord(data);
    created.forEach(({ remove }) => remove(toText(id)));
  });
  return created.map(({ elements }) => elements);
}
