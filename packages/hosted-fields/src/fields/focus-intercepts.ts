import { createElement } from '@tender/client/internal';
import { hasSoftwareKeyboard, needsFocusIntercepts } from '../browser';
import type { FieldKey } from '../constants';
import type { Direction } from '../wire';

/** Invisible inputs around the frames that lead into them: by the keyboard buttons of phones, and by the tab key in Firefox. */
export interface FocusIntercepts {
  /** None in browsers that need none. */
  create(key: FieldKey, direction: Direction): HTMLElement[];
  find(key: FieldKey, direction: Direction): HTMLElement | undefined;
  /** The field an element leads into, if it is one of ours. */
  fieldOf(element: Element | undefined): FieldKey | undefined;
  /** One of them, or without an id all. */
  readonly remove: (id?: string) => void;
}

/** @param channel keeps the ids of one instance apart from another's */
export function createFocusIntercepts(channel: string, focus: (key: FieldKey) => void): FocusIntercepts {
  const intercepts = new Map<string, HTMLElement>();
  const idOf = (key: FieldKey, direction: Direction): string => `bt-${key}-${direction}-${channel}`;
  return {
    create(key, direction) {
      if (!needsFocusIntercepts()) return [];
      const id = idOf(key, direction);
      const element = makeIntercept(id, key, direction);
      element.addEventListener('focus', () => {
        focus(key);
        if (!hasSoftwareKeyboard()) element.blur();
      });
      intercepts.set(id, element);
      return [element];
    },
    find: (key, direction) => intercepts.get(idOf(key, direction)),
    fieldOf: (element) =>
      element && intercepts.get(element.id) === element ? (element.getAttribute('data-braintree-type') as FieldKey) : undefined,
    remove(id) {
      intercepts.forEach((element, known) => {
        if (id && id !== known) return;
        element.remove();
        intercepts.delete(known);
      });
    },
  };
}

function makeIntercept(id: string, key: FieldKey, direction: Direction): HTMLElement {
  const element = createElement('input', {
    'aria-hidden': 'true',
    autocomplete: 'off',
    'data-braintree-direction': direction,
    'data-braintree-type': key,
    id,
    class: 'focus-intercept',
  });
  const style = 'border:none;display:block;height:1px;left:-1px;opacity:0;position:absolute;top:-1px;width:1px';
  element.style.cssText = style.replace(/;|$/g, '!important;');
  return element;
}
