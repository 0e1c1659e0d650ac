import type { FieldKey } from '@tender/hosted-fields';
import type { HostedFieldsProps } from '@tender/react/hosted-fields';

export const CARD_FIELDS = ['cardholderName', 'number', 'expirationDate', 'cvv', 'postalCode'] as const satisfies readonly FieldKey[];
export type CardField = (typeof CARD_FIELDS)[number];

interface Description {
  readonly label: string;
  /** Of its element's id and class. */
  readonly id: string;
  readonly placeholder?: string;
  /** Said where nothing was typed, and where what was typed is wrong. */
  readonly empty: string;
  readonly invalid: string;
}

export const DESCRIPTIONS: Readonly<Record<CardField, Description>> = {
  cardholderName: {
    label: 'Name on card',
    id: 'cardholder-name-field',
    empty: 'Enter the name on your card.',
    invalid: 'Enter the name as it is on your card, in letters.',
  },
  number: {
    label: 'Card number',
    id: 'card-number-field',
    placeholder: '1234 1234 1234 1234',
    empty: 'Enter your card number.',
    invalid: 'This card number is not complete or has a typing error.',
  },
  expirationDate: {
    label: 'Expiry date',
    id: 'expiration-date-field',
    placeholder: 'MM / YYYY',
    empty: 'Enter the expiry date.',
    invalid: 'Enter a date that is not in the past, as month and year.',
  },
  cvv: {
    label: 'Security code',
    id: 'security-code-field',
    placeholder: '123',
    empty: 'Enter the security code.',
    invalid: 'The security code is not complete.',
  },
  postalCode: {
    label: 'Billing postal code',
    id: 'postal-code-field',
    empty: 'Enter the postal code of your billing address.',
    invalid: 'Enter at least three letters or digits.',
  },
};

const COLOURS = {
  light: { text: '#1c2420', invalid: '#a3261b', placeholder: '#69756f' },
  dark: { text: '#eaf0ec', invalid: '#ff9d92', placeholder: '#93a19a' },
} as const;

/** The inputs inside the frames; sizes and colours go with styles/base.css. What a frame's own scheme is depends on the browser. */
export function fieldStyles(): NonNullable<HostedFieldsProps['styles']> {
  const isDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false; // neither on a server nor in jsdom
  const { text, invalid, placeholder } = COLOURS[isDark ? 'dark' : 'light'];
  return {
    input: {
      'font-size': '16px',
      'font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      color: text,
      padding: '0 14px',
    },
    'input.invalid': { color: invalid },
    '::placeholder': { color: placeholder },
  };
}
