import { useRef, useState } from 'react';
import type { FieldTexts } from '../texts/checkout-texts';

/** A text field of a form. */
export interface DraftField {
  readonly texts: FieldTexts;
  /** Returns whether the input is valid. Default: any input that is not empty. */
  readonly isValid?: (value: string) => boolean;
}

/** The customer's input in a form. It is kept while the panel is mounted. */
export interface Draft<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly isComplete: boolean;
  /** Shows all errors and focuses the first invalid field. */
  showMissing(): void;
  /** Returns the props of a text field. */
  field(name: Name): DraftFieldState;
}

export interface DraftFieldState {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly message: string | undefined;
  readonly ref: (input: HTMLInputElement | null) => void;
  onChange(value: string): void;
  onBlur(): void;
}

/**
 * @param fields in the order in which they are on the page
 * @param readInitial reads the input that the form starts with
 */
export function useDraft<Name extends string>(
  fields: Readonly<Record<Name, DraftField>>,
  readInitial: () => Partial<Record<NoInfer<Name>, string>> = () => ({}),
): Draft<Name> {
  const names = Object.keys(fields) as Name[];
  const [entered, setEntered] = useState(readInitial);
  const [visited, setVisited] = useState<readonly Name[]>([]);
  const [showsMissing, setShowsMissing] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const readValue = (name: Name): string => entered[name]?.trim() ?? '';
  const isFieldValid = (name: Name): boolean => readValue(name) !== '' && (fields[name].isValid?.(readValue(name)) ?? true);
  const createMessage = (name: Name): string | undefined => {
    if (isFieldValid(name)) return undefined;
    if (readValue(name) === '') return showsMissing ? fields[name].texts.empty : undefined;
    return showsMissing || visited.includes(name) ? fields[name].texts.invalid : undefined;
  };
  const firstInvalid = names.find((name) => !isFieldValid(name));
  return {
    values: Object.fromEntries(names.map((name) => [name, readValue(name)])) as Record<Name, string>,
    isComplete: firstInvalid === undefined,
    showMissing() {
      setShowsMissing(true);
      if (firstInvalid !== undefined) inputs.current[firstInvalid]?.focus();
    },
    field: (name) => ({
      name,
      label: fields[name].texts.label,
      value: entered[name] ?? '',
      message: createMessage(name),
      ref: (input) => void (inputs.current[name] = input),
      onChange: (value) => setEntered((previous) => ({ ...previous, [name]: value })),
      onBlur: () => setVisited((previous) => [...previous, name]),
    }),
  };
}
