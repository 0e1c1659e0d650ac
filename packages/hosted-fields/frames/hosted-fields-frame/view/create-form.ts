import { DIRECTIONS, FIELD_LABELS } from '../../../src/constants';
import { createFocusIntercepts } from '../../../src/fields/focus-intercepts';
import type { FrameFieldOptions } from '../../../src/wire';
import { hear, membersOf, tell, textOf, type Frame } from '../frame';
import { labelled } from './elements';

export interface FormParts {
  readonly form: HTMLFormElement;
  /** Its text is read out with the input. */
  readonly description: HTMLElement;
}

/** The document of the frame: a form with the label, the input and what screen readers say of it. */
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
  const [before = [], after = []] = intercepts(frame);
  form.append(...before, labelled(internalLabel || FIELD_LABELS[key], element), element, ...after, description, ...decoys);
  document.body.append(form);
  return { form, description };
}

/** Where they are needed, what leads out of the frame on either side of the input. */
function intercepts(frame: Frame): HTMLElement[][] {
  const { key, bus } = frame;
  const made = DIRECTIONS.map((direction) => {
    const all = createFocusIntercepts(bus.channel, () => tell(frame, 'TRIGGER_FOCUS_CHANGE', { field: key, direction }));
    return { elements: all.create(key, direction), remove: all.remove };
  });
  hear(frame, 'REMOVE_FOCUS_INTERCEPTS', (data) => {
    const { id } = membersOf(data);
    made.forEach(({ remove }) => remove(textOf(id)));
  });
  return made.map(({ elements }) => elements);
}
