import { hasSoftwareKeyboard } from '../browser';
import type { HostedFieldKey } from '../constants';
import type { Direction } from '../wire';
import type { FocusIntercepts } from './focus-intercepts';

type Control = HTMLInputElement;

/** Whether the Tab key, or the buttons of an on-screen keyboard, would reach a control. */
function isUserFocusable({ type, tagName }: Control): boolean {
  if (!hasSoftwareKeyboard()) return type !== 'hidden';
  return /^(INPUT|SELECT|TEXTAREA)$/.test(tagName) && !/^(hidden|button|reset|submit|checkbox|radio|file)$/.test(type);
}

const readControls = (form: HTMLFormElement): Control[] => [...form.elements] as Control[];

/** Moves the focus from a field to the next control of its form. Without a form the intercepts have no use, so `removeAll` is called. */
export function moveFocus(
  intercepts: FocusIntercepts,
  { field, direction }: { field: HostedFieldKey; direction: Direction },
  focus: (key: HostedFieldKey) => void,
  removeAll: () => void,
): void {
  const origin = intercepts.find(field, direction);
  if (!origin) return;
  const form = origin.closest('form');
  if (!form) return removeAll();
  const controls = readControls(form);
  if (direction === 'before') controls.reverse();
  const target = controls.slice(controls.indexOf(origin as Control) + 1).find(isUserFocusable);
  const key = target && intercepts.findKey(target);
  if (key) focus(key);
  else target?.focus();
}

/** Finds the intercepts that would keep the focus from leaving the form: its first and its last control. `undefined` means all intercepts. */
export function findTrappingIntercepts(intercepts: FocusIntercepts, frame: Element): ({ id?: string } | undefined)[] {
  const form = frame.closest('form');
  if (!form) return [undefined];
  const reachable = readControls(form).filter(isUserFocusable);
  return [reachable[0], reachable.at(-1)].flatMap((control) => (control && intercepts.findKey(control) ? { id: control.id } : []));
}
