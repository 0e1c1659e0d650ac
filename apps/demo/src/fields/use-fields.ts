import { useEffect, useRef, useState } from 'react';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Returns what is wrong with a value, or undefined. Spaces around the value are removed before. */
export type Check = (value: string) => string | undefined;

/** The state of a field, for `<Field>`. */
export interface FieldState {
  readonly value: string;
  /** What is wrong with the value, once the customer may hear it: after leaving a field with input, or after `showErrors`. */
  readonly error: string | undefined;
  readonly ref: (input: Input | null) => void;
  onChange(value: string): void;
  onBlur(): void;
}

export interface Fields<Name extends string> {
  /** Without spaces around them. */
  readonly values: Readonly<Record<Name, string>>;
  readonly isComplete: boolean;
  /** Shows all errors, and focuses the first field that has one. */
  showErrors(): void;
  field(name: Name): FieldState;
}

/**
 * Holds the customer's input in a form.
 * @param checks by the name of the field, in the order in which the fields are on the page
 */
export function useFields<Name extends string>(
  checks: Readonly<Record<Name, Check>>,
  initial: Partial<Record<NoInfer<Name>, string>> = {},
): Fields<Name> {
  const names = Object.keys(checks) as Name[];
  const [entered, setEntered] = useState(initial);
  const [visited, setVisited] = useState<readonly Name[]>([]);
  const [showsAll, setShowsAll] = useState(false);
  const inputs = useRef<Partial<Record<Name, Input | null>>>({});
  useEffect(() => {
    // The server's page may have input that was typed before this script was loaded.
    const typed = names.map((name) => [name, inputs.current[name]?.value || initial[name] || '']);
    setEntered((before) => ({ ...before, ...Object.fromEntries(typed) }) as typeof before);
  }, []);
  const values = Object.fromEntries(names.map((name) => [name, entered[name]?.trim() ?? ''])) as Record<Name, string>;
  const firstWrong = names.find((name) => checks[name](values[name]));
  return {
    values,
    isComplete: firstWrong === undefined,
    showErrors() {
      setShowsAll(true);
      if (firstWrong !== undefined) inputs.current[firstWrong]?.focus();
    },
    field: (name) => ({
      value: entered[name] ?? '',
      error: showsAll || (visited.includes(name) && values[name] !== '') ? checks[name](values[name]) : undefined,
      ref: (input) => void (inputs.current[name] = input),
      onChange: (value) => setEntered((before) => ({ ...before, [name]: value })),
      onBlur: () => setVisited((before) => [...before, name]),
    }),
  };
}
