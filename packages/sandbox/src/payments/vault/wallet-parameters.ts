import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { text } from '../../core/input-fields';
import { toDigits, type CardInput } from '../cards/card-input';
import { validateServerCard } from '../cards/validate-server-card';
import { createCard, markNetworkToken } from '../instruments/card';
import { type Instrument } from '../instruments/kinds';

const card = {
  number: text,
  cardholderName: text,
  expirationMonth: text,
  expirationYear: text,
  cryptogram: text,
  eciIndicator: text,
};
const googlePayCard = z.looseObject({ ...card, googleTransactionId: text, sourceCardType: text, sourceCardLastFour: text }).nullish();

/** The cards of wallets that a server decrypts itself, as members of a request. Google Pay has older names. */
export const walletParameters = {
  applePayCard: z.looseObject(card).nullish(),
  androidPayCard: googlePayCard,
  androidPayNetworkToken: googlePayCard,
  googlePayCard,
};

/** The number of a device in the provider's own examples, which is no card number. */
const DEVICE_NUMBERS = ['370295001292109'];

/** A wallet's fields that a request must have, with the error code where the wallet has its own. */
interface Wallet {
  type: string;
  /** Its name in the path of an error. */
  element: string;
  required: readonly (readonly [field: string, code: string, message: string])[];
}
const GOOGLE_PAY: Wallet = { type: 'AndroidPayCard', element: 'androidPayCard', required: [] };
const WALLETS: readonly (readonly [member: WalletMember, wallet: Wallet])[] = [
  [
    'applePayCard',
    {
      type: 'ApplePayCard',
      element: 'applePay',
      required: [
        ['number', '93508', 'Number is required.'],
        ['expirationMonth', '93509', 'Expiration month is required.'],
        ['expirationYear', '93510', 'Expiration year is required.'],
        ['cryptogram', '93511', 'Cryptogram is required.'],
      ],
    },
  ],
  ['androidPayCard', GOOGLE_PAY],
  ['androidPayNetworkToken', { ...GOOGLE_PAY, element: 'androidPayNetworkToken' }],
  ['googlePayCard', GOOGLE_PAY],
];

/** The members of a request that have the card of a wallet. */
type WalletMember = keyof typeof walletParameters;
type WalletCard = NonNullable<z.infer<typeof googlePayCard>>;
export type WalletInput = Partial<Record<WalletMember, WalletCard | null | undefined>>;

const findWallet = (input: WalletInput) => WALLETS.find(([name]) => input[name]);
/** Finds the member of a request that has the card of a wallet. */
export const findWalletMember = (input: WalletInput): WalletMember | undefined => findWallet(input)?.[0];
/** Finds the name of a request's wallet in the path of an error. */
export const findWalletElement = (input: WalletInput): string | undefined => findWallet(input)?.[1].element;

/** Reads the card of a wallet from a request, or lists what is wrong with it. Undefined when there is none. */
export function readWalletCard(
  context: SandboxContext,
  input: WalletInput,
  path: readonly string[],
): { instrument?: Instrument; errors: FieldError[] } | undefined {
  const [member, wallet] = findWallet(input) ?? [];
  const values = member && input[member];
  if (!wallet || !values) return undefined;
  const errors = checkWallet(context, values, wallet).map((error) => ({ ...error, path: [...path, wallet.element, ...error.path] }));
  return errors.length > 0 ? { errors } : { instrument: createInstrument(context, values, wallet), errors };
}

function checkWallet(context: SandboxContext, values: WalletCard, { required }: Wallet): FieldError[] {
  const missing = required.filter(([field]) => !values[field]).map(([field, code, message]) => ({ path: [field], code, message }));
  if (missing.length > 0) return missing;
  const isDevice = DEVICE_NUMBERS.includes(toDigits(values.number));
  return validateServerCard(context, pickCard(values)).filter(({ path }) => !(isDevice && path[0] === 'number'));
}

const pickCard = ({ number, cardholderName, expirationMonth, expirationYear }: WalletCard): CardInput => ({
  number,
  cardholderName,
  expirationMonth,
  expirationYear,
});

/** Creates the card. The cryptogram is valid for one payment, and is not stored. Google Pay's year of expiration is shown as it was sent. */
function createInstrument(context: SandboxContext, values: WalletCard, { type }: Wallet): Instrument {
  const card = createCard(context, pickCard(values));
  // A cryptogram belongs to a number that only its bank knows. Google Pay also has the customer's own number, without one.
  const { document, facts, ...instrument } = values.cryptogram ? markNetworkToken(card) : card;
  const { sourceCardType, sourceCardLastFour, googleTransactionId } = values;
  const sources = {
    ...(sourceCardType ? { sourceCardType } : {}),
    ...(sourceCardLastFour ? { sourceCardLast4: sourceCardLastFour } : {}),
    ...(googleTransactionId ? { googleTransactionId } : {}),
    ...(type === GOOGLE_PAY.type && values.expirationYear ? { sentExpirationYear: values.expirationYear } : {}),
  };
  return { ...instrument, type, document: { ...document, type }, facts: { ...facts, ...sources } };
}
