import { createElement } from '@tender/client/internal';
import { hasSoftwareKeyboard, needsFocusIntercepts } from '../browser';
import type { HostedFieldKey } from '../constants';
import type { Direction } from '../wire';

/** Invisible inputs around the frames that pass the focus on to them, for the keyboard buttons of phones and the Tab key in Firefox. */
export interface FocusIntercepts {
  /** Creates the intercept of a field. Returns no element in browsers that do not need one. */
  create(key: HostedFieldKey, direction: Direction): HTMLElement[];
  find(key: HostedFieldKey, direction: Direction): HTMLElement | undefined;
  /** The field that an element passes the focus to, if the element is an intercept of this instance. */
  findKey(element: Element): HostedFieldKey | false;
  /** Removes one intercept, or without an id all. */
  readonly dispose: (id?: string) => void;
}

/** @param channel makes the ids unique where a page has several instances */
export function createFocusIntercepts(channel: string, focus: (key: HostedFieldKey) => void): FocusIntercepts {
  const intercepts = new Map<string, HTMLElement>();
  const createId = (key: HostedFieldKey, direction: Direction): string => `bt-${key}-${direction}-${channel}`;
  return {
    create(key, direction) {
      if (!needsFocusIntercepts()) return [];
      const id = createId(key, direction);
      const element = createIntercept(id, key, direction);
      element.addEventListener('focus', () => {
        focus(key);
        if (!hasSoftwareKeyboard()) element.blur();
      });
      intercepts.set(id, element);
      return [element];
    },
    find: (key, direction) => intercepts.get(createId(key, direction)),
    findKey: (element) => intercepts.get(element.id) === element && (element.getAttribute('data-braintree-type') as HostedFieldKey),
    dispose(id) {
      intercepts.forEach((element, known) => {
        if (id && id !== known) return;
        element.remove();
        intercepts.delete(known);
      });
    },
  };
}

function createIntercept(id: string, key: HostedFieldKey, direction: Direction): HTMLElement {
  const element = createElement('input', {
    'aria-hidden': 'true',
    autocomplete: 'off',
    'data-braintree-direction': direction,
    'data-braintree-type': key,
    id,
    class: 'focus-intercept',
  });
  const style = 'border:none;display:block;height:1px;left:-1px;opacity:0;position:absolute;top:-1px;width:1px;';
  element.style.cssText = style.replace(/;/g, '!important;');
  return element;
}
