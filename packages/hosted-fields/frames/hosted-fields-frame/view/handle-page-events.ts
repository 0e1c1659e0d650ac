import type { UnknownRecord } from '@tender/client/internal';
import { onFieldEvent, onPageEvent, toText, type Frame } from '../frame';
import type { Control } from './control';
import { setAttribute } from './set-attribute';

/** Handles the events by which the page changes a field. */
export function handlePageEvents(frame: Frame, { element, rename }: Control, description: HTMLElement, clear: () => void): void {
  onFieldEvent(frame, 'SET_ATTRIBUTE', ({ attribute, value }) => setAttribute(element, attribute, value));
  onFieldEvent(frame, 'REMOVE_ATTRIBUTE', ({ attribute }) => setAttribute(element, attribute, undefined));
  onFieldEvent(frame, 'ADD_CLASS', (message) => element.classList.add(...readClasses(message)));
  onFieldEvent(frame, 'REMOVE_CLASS', (message) => element.classList.remove(...readClasses(message)));
  onFieldEvent(frame, 'CLEAR_FIELD', clear);
  onFieldEvent(frame, 'SET_MESSAGE', ({ message }) => (description.textContent = toText(message)));
  if (rename) {
    onPageEvent(frame, 'SET_MONTH_OPTIONS', (names, reply) => {
      rename(names);
      reply?.();
    });
  }
}

function readClasses({ classname }: UnknownRecord): string[] {
  return toText(classname).split(/\s+/).filter(Boolean);
}
