import { hear, hearOwn, textOf, type Frame, type Message } from '../frame';
import type { Control } from './control';
import { setAttribute } from './settable-attributes';

/** What the merchant may do to a field from outside. */
export function obeyPage(frame: Frame, { element, rename }: Control, description: HTMLElement, write: (text: string) => void): void {
  hearOwn(frame, 'SET_ATTRIBUTE', ({ attribute, value }) => setAttribute(element, attribute, value));
  hearOwn(frame, 'REMOVE_ATTRIBUTE', ({ attribute }) => setAttribute(element, attribute, undefined));
  hearOwn(frame, 'ADD_CLASS', (message) => element.classList.add(...classesOf(message)));
  hearOwn(frame, 'REMOVE_CLASS', (message) => element.classList.remove(...classesOf(message)));
  hearOwn(frame, 'CLEAR_FIELD', () => write(''));
  hearOwn(frame, 'SET_MESSAGE', ({ message }) => (description.textContent = textOf(message)));
  if (rename) {
    hear(frame, 'SET_MONTH_OPTIONS', (names, reply) => {
      rename(names);
      reply?.();
    });
  }
}

function classesOf({ classname }: Message): string[] {
  return textOf(classname).split(/\s+/).filter(Boolean);
}
