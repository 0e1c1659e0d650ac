import { useRef, useState } from 'react';
import type { FieldTexts } from '../texts/checkout-texts';

/** A field, by its texts and by what can be right. */
export interface DraftField {
  readonly texts: FieldTexts;
  /** Default whatever is not empty. */
  readonly isValid?: (value: string) => boolean;
}

/** What the customer has entered, kept as long as the panel is there. */
export interface Draft<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly isComplete: boolean;
  /** Says what is wrong everywhere, and goes to the first of it. */
  showMissing(): void;
  /** Of a text field. */
  field(name: Name): DraftFieldState;
}

export interface DraftFieldState {
  readonly label: string;
  readonly value: string;
  readonly message: string | undefined;
  readonly place: (input: HTMLInputElement | null) => void;
  onChange(value: string): void;
  onBlur(): void;
}

/** @param fields in the order in which they stand on the page */
export function useDraft<Name extends string>(fields: Readonly<Record<Name, DraftField>>): Draft<Name> {
  const names = Object.keys(fields) as Name[];
  const [given, setGiven] = useState<Partial<Record<Name, string>>>({});
  const [left, setLeft] = useState<readonly Name[]>([]);
  const [isAsked, ask] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const valueOf = (name: Name): string => given[name]?.trim() ?? '';
  const isRight = (name: Name): boolean => valueOf(name) !== '' && (fields[name].isValid?.(valueOf(name)) ?? true);
  const messageOf = (name: Name): string | undefined => {
    if (isRight(name)) return undefined;
    if (valueOf(name) === '') return isAsked ? fields[name].texts.empty : undefined;
    return isAsked || left.includes(name) ? fields[name].texts.invalid : undefined;
  };
  const wrong = names.find((name) => !isRight(name));
  return {
    values: Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>,
    isComplete: wrong === undefined,
    showMissing() {
      ask(true);
      if (wrong !== undefined) inputs.current[wrong]?.focus();
    },
    field: (name) => ({
      label: fields[name].texts.label,
      value: given[name] ?? '',
      message: messageOf(name),
      place: (input) => void (inputs.current[name] = input),
      onChange: (value) => setGiven((before) => ({ ...before, [name]: value })),
      onBlur: () => setLeft((before) => [...before, name]),
    }),
  };
}
