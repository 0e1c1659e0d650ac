import { createElement } from '@tender/client/internal';
import { AUTOCOMPLETE_TOKENS, INPUT_NAMES, type HostedFieldKey } from '../../../src/constants';
import type { Fields } from '../../../src/types';
import { createLabel } from '../view/create-label';

/** Values that the browser filled in, for fields in other frames. */
export type Filled = Fields<string>;

export interface Decoys {
  readonly elements: readonly HTMLElement[];
  /** Reports values that have not been reported, then empties the decoys. Called when the customer types. */
  reset(): void;
}

const KEYS = ['cardholderName', 'number', 'expirationMonth', 'expirationYear', 'cvv'] as const;
const isChromeOnIos = (): boolean => /CriOS/.test(navigator.userAgent);

/**
 * Creates invisible inputs for the other fields of a card. A browser or password manager sees only one frame and fills in the whole card there; the
 * decoys receive the values of the other frames. They use events, not a timer.
 * @param onFill called with the new values, and with a combined date as soon as month and year are known
 */
export function createDecoys(ownKey: HostedFieldKey, onFill: (filled: Filled) => void): Decoys {
  const keys = KEYS.filter((key) => key !== ownKey && !(ownKey === 'expirationDate' && key.startsWith('expiration')));
  const inputs = new Map(keys.map((key) => [key, createDecoyInput(key)]));
  let reported: Filled = {};

  function detectFill(): void {
    const values: Filled = {};
    inputs.forEach(({ value }, key) => (values[key] = value));
    const changed = KEYS.filter((key) => values[key] && values[key] !== reported[key]);
    reported = values;
    if (!changed.length) return;
    const month = values.expirationMonth?.padStart(2, '0') ?? '';
    const year = values.expirationYear ?? '';
    const completed: Filled = {
      ...values,
      expirationMonth: month,
      expirationYear: year.length === 2 ? String(new Date().getFullYear()).slice(0, 2) + year : year,
    };
    const filled: Filled = Object.fromEntries(changed.map((key) => [key, completed[key]]));
    const isDate = changed.some((key) => key.startsWith('expiration')) && values.expirationMonth && values.expirationYear;
    onFill(isDate ? { ...filled, expirationDate: `${completed.expirationMonth} / ${completed.expirationYear}` } : filled);
  }

  inputs.forEach((input) => {
    input.addEventListener('input', detectFill);
    input.addEventListener('change', detectFill);
  });
  return {
    elements: [...inputs].flatMap(([key, input]) => {
      const label = createLabel(INPUT_NAMES[key], input);
      label.setAttribute('aria-hidden', 'true');
      return [label, input];
    }),
    reset() {
      detectFill();
      reported = {};
      inputs.forEach((input) => (input.value = ''));
    },
  };
}

function createDecoyInput(key: HostedFieldKey): HTMLInputElement {
  const name = INPUT_NAMES[key];
  const input = createElement('input', {
    'aria-hidden': 'true',
    id: `${name}-autofill-field`,
    class: 'autofill-field',
    type: 'text',
    name,
    autocomplete: AUTOCOMPLETE_TOKENS[key],
  });
  // Chrome on iOS fills in only inputs that the Tab key reaches.
  if (isChromeOnIos()) input.addEventListener('focus', () => input.blur());
  else input.tabIndex = -1;
  return input;
}
