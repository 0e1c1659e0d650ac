import type { HostedFieldKey } from '@tender/hosted-fields';
import type { CardFieldProps, HostedFieldsProps } from '@tender/react/hosted-fields';

export const CARD_FIELDS = ['number', 'expirationDate', 'cvv', 'postalCode'] as const satisfies readonly HostedFieldKey[];
export type CardField = (typeof CARD_FIELDS)[number];
export type FieldMessages = Readonly<Partial<Record<CardField, string>>>;

interface Texts {
  readonly label: string;
  readonly placeholder?: string;
  /** Error of an empty field. */
  readonly empty: string;
  readonly invalid: string;
}

export const TEXTS: Readonly<Record<CardField, Texts>> = {
  number: {
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    empty: 'Enter your card number.',
    invalid: 'This card number is not complete or has a typing error.',
  },
  expirationDate: {
    label: 'Expiry date',
    placeholder: 'MM / YYYY',
    empty: 'Enter the expiry date.',
    invalid: 'Enter a date that is not in the past, as month and year.',
  },
  cvv: {
    label: 'Security code',
    placeholder: '123',
    empty: 'Enter the security code.',
    invalid: 'The security code is not complete.',
  },
  postalCode: {
    label: 'Billing postal code',
    empty: 'Enter the postal code of your billing address.',
    invalid: 'Enter at least three letters or digits.',
  },
};

/** Creates the props of a card field's component. @param hint shown while there is no error */
export function createFieldProps(name: CardField, messages: FieldMessages, hint?: string): CardFieldProps {
  const { label, placeholder } = TEXTS[name];
  return {
    label,
    ...(placeholder && { placeholder }),
    iframeTitle: `${label}, secure field`,
    message: messages[name] ?? hint,
    isInvalid: Boolean(messages[name]),
    // `{}` rejects brands that are not accepted while the customer types.
    ...(name === 'number' && { supportedCardBrands: {} }),
  };
}

const COLORS = {
  light: { text: '#1c2420', invalid: '#a3261b', placeholder: '#69756f' },
  dark: { text: '#eaf0ec', invalid: '#ff9d92', placeholder: '#93a19a' },
} as const;

/** Creates the styles of the inputs in the frames. Their color scheme is the page's, because that of a frame depends on the browser. */
export function createFrameStyles(): NonNullable<HostedFieldsProps['styles']> {
  const isDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false; // it does not exist on a server
  const { text, invalid, placeholder } = COLORS[isDark ? 'dark' : 'light'];
  return {
    input: {
      'font-size': '16px',
      'font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      color: text,
    },
    'input.invalid': { color: invalid },
    '::placeholder': { color: placeholder },
  };
}
