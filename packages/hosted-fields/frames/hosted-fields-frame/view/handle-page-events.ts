import { asRecord, type UnknownRecord } from '@tender/client/internal';
import { FIELD_LABELS } from '../../../src/constants';
import { onFieldEvent, onPageEvent, toText, type Frame } from '../frame';
import type { Control } from './control';
import type { FormParts } from './create-form';
import { setAttribute } from './set-attribute';

interface FieldChanges {
  clear(): void;
  /** Replaces the merchant's styles. */
  restyle(styles: unknown): void;
}

/** Handles the events by which the page changes a field. */
export function handlePageEvents(
  frame: Frame,
  { element, rename }: Control,
  { label, description }: FormParts,
  { clear, restyle }: FieldChanges,
): void {
  onFieldEvent(frame, 'SET_ATTRIBUTE', ({ attribute, value }) => setAttribute(element, attribute, value));
  onFieldEvent(frame, 'REMOVE_ATTRIBUTE', ({ attribute }) => setAttribute(element, attribute, undefined));
  onFieldEvent(frame, 'ADD_CLASS', (message) => element.classList.add(...readClasses(message)));
  onFieldEvent(frame, 'REMOVE_CLASS', (message) => element.classList.remove(...readClasses(message)));
  onFieldEvent(frame, 'CLEAR_FIELD', clear);
  onFieldEvent(frame, 'SET_MESSAGE', ({ message }) => (description.textContent = toText(message)));
  onPageEvent(frame, 'UPDATE_OPTIONS', (data) => {
    const { fields, styles } = asRecord(data);
    const { internalLabel, lang } = asRecord(asRecord(fields)[frame.key]);
    if (lang) document.documentElement.lang = toText(lang);
    if (internalLabel !== undefined) label.textContent = toText(internalLabel) || FIELD_LABELS[frame.key];
    if (styles) restyle(styles);
  });
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
