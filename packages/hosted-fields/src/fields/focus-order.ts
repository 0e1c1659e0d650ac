import { hasSoftwareKeyboard } from '../browser';
import type { FieldKey } from '../constants';
import type { Direction } from '../wire';
import type { FocusIntercepts } from './focus-intercepts';

type Control = HTMLInputElement;

/** What the tab key, or the buttons of an on-screen keyboard, would reach. */
function isUserFocusable({ type, tagName }: Control): boolean {
  if (!hasSoftwareKeyboard()) return type !== 'hidden';
  return /^(INPUT|SELECT|TEXTAREA)$/.test(tagName) && !/^(hidden|button|reset|submit|checkbox|radio|file)$/.test(type);
}

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements] as Control[];

/** From a field to the next control of its form. Where there is no form, the intercepts serve nothing: `removeAll`. */
export function moveFocus(
  intercepts: FocusIntercepts,
  { field, direction }: { field: FieldKey; direction: Direction },
  focus: (key: FieldKey) => void,
  removeAll: () => void,
): void {
  const origin = intercepts.find(field, direction);
  if (!origin) return;
  const form = origin.closest('form');
  if (!form) return removeAll();
  const controls = controlsOf(form);
  if (direction === 'before') controls.reverse();
  const target = controls.slice(controls.indexOf(origin as Control) + 1).find(isUserFocusable);
  const key = intercepts.fieldOf(target);
  if (key) focus(key);
  else target?.focus();
}

/** Intercepts that would keep the focus from leaving the form: its first and its last control. `undefined` stands for all. */
export function needlessIntercepts(intercepts: FocusIntercepts, frame: Element): ({ id?: string } | undefined)[] {
  const form = frame.closest('form');
  if (!form) return [undefined];
  const reachable = controlsOf(form).filter(isUserFocusable);
  return [reachable[0], reachable.at(-1)].flatMap((control) => (intercepts.fieldOf(control) ? { id: control?.id } : []));
}
