import { createElement } from '@tender/client/internal';
import { AUTOCOMPLETE_TOKENS, INPUT_NAMES, type FieldKey } from '../../../src/constants';
import type { Fields } from '../../../src/types';
import { labelled } from '../view/elements';

/** What the browser filled in, of the fields that other frames hold. */
export type Filled = Fields<string>;

export interface Decoys {
  readonly elements: readonly HTMLElement[];
  /** Takes what was filled in last, then forgets it: the customer types by hand now. */
  reset(): void;
}

const KEYS = ['cardholderName', 'number', 'expirationMonth', 'expirationYear', 'cvv'] as const;
const isChromeOnIos = (): boolean => /CriOS/.test(navigator.userAgent);

/**
 * Invisible inputs for the other fields of a card, so that a browser or password manager that fills in a whole card in one frame, which is
 * all it can see, fills in the others too. They are listened to, not looked at: nothing runs while nothing happens.
 * @param onFill hears what is new and not empty, and both parts of a date as soon as there are both
 */
export function createDecoys(own: FieldKey, onFill: (filled: Filled) => void): Decoys {
  const keys = KEYS.filter((key) => key !== own && !(own === 'expirationDate' && key.startsWith('expiration')));
  const inputs = new Map(keys.map((key) => [key, makeDecoy(key)]));
  let seen: Filled = {};

  function look(): void {
    const values: Filled = {};
    inputs.forEach(({ value }, key) => (values[key] = value));
    const changed = KEYS.filter((key) => values[key] && values[key] !== seen[key]);
    seen = values;
    if (!changed.length) return;
    const month = values.expirationMonth?.padStart(2, '0') ?? '';
    const year = values.expirationYear ?? '';
    const whole: Filled = {
      ...values,
      expirationMonth: month,
      expirationYear: year.length === 2 ? String(new Date().getFullYear()).slice(0, 2) + year : year,
    };
    const filled: Filled = Object.fromEntries(changed.map((key) => [key, whole[key]]));
    const isDate = changed.some((key) => key.startsWith('expiration')) && values.expirationMonth && values.expirationYear;
    onFill(isDate ? { ...filled, expirationDate: `${whole.expirationMonth} / ${whole.expirationYear}` } : filled);
  }

  inputs.forEach((input) => {
    input.addEventListener('input', look);
    input.addEventListener('change', look);
  });
  return {
    elements: [...inputs].flatMap(([key, input]) => {
      const label = labelled(INPUT_NAMES[key], input);
      label.setAttribute('aria-hidden', 'true');
      return [label, input];
    }),
    reset() {
      look();
      seen = {};
      inputs.forEach((input) => (input.value = ''));
    },
  };
}

function makeDecoy(key: FieldKey): HTMLInputElement {
  const name = INPUT_NAMES[key];
  const input = createElement('input', {
    'aria-hidden': 'true',
    id: `${name}-autofill-field`,
    class: 'autofill-field',
    type: 'text',
    name,
    autocomplete: AUTOCOMPLETE_TOKENS[key],
  });
  // That browser does not fill in what cannot be tabbed to.
  if (isChromeOnIos()) input.addEventListener('focus', () => input.blur());
  else input.tabIndex = -1;
  return input;
}
