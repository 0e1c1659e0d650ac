import { z } from 'zod';
import { toDigits, type CardInput } from '../cards/card-input';
import { validateServerCard } from '../cards/validate-server-card';
import { type SandboxContext } from '../context';
import { text } from '../input-fields';
import { type FieldError } from '../server/gateway-error';
import { type Document } from '../store/schema';
import { textAt } from '../text-at';
import { instrumentFromCard, markNetworkToken, type Instrument } from './instrument';

const card = {
  number: text,
  cardholderName: text,
  expirationMonth: text,
  expirationYear: text,
  cryptogram: text,
  eciIndicator: text,
};
const googlePayCard = z.looseObject({ ...card, googleTransactionId: text, sourceCardType: text, sourceCardLastFour: text }).nullish();

/** The cards of wallets that a server decrypts itself, as members of a request. Google Pay has an older name. */
export const walletParameters = { applePayCard: z.looseObject(card).nullish(), androidPayCard: googlePayCard, googlePayCard };

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
const WALLETS: readonly (readonly [member: keyof typeof walletParameters, wallet: Wallet])[] = [
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
  ['googlePayCard', GOOGLE_PAY],
];

export type WalletInput = Partial<Record<keyof typeof walletParameters, Document | null | undefined>>;

/** Reads the card of a wallet from a request, or lists what is wrong with it. Undefined when there is none. */
export function readWalletCard(
  context: SandboxContext,
  input: WalletInput,
  path: readonly string[],
): { instrument?: Instrument; errors: FieldError[] } | undefined {
  const [member, wallet] = WALLETS.find(([name]) => input[name]) ?? [];
  const values = member && input[member];
  if (!wallet || !values) return undefined;
  const errors = checkWallet(context, values, wallet).map((error) => ({ ...error, path: [...path, wallet.element, ...error.path] }));
  return errors.length > 0 ? { errors } : { instrument: createInstrument(context, values, wallet), errors };
}

function checkWallet(context: SandboxContext, values: Document, { required }: Wallet): FieldError[] {
  const missing = required
    .filter(([field]) => textAt(values, field) === null)
    .map(([field, code, message]) => ({ path: [field], code, message }));
  if (missing.length > 0) return missing;
  const isDevice = DEVICE_NUMBERS.includes(toDigits(textAt(values, 'number')));
  return validateServerCard(context, pickCard(values)).filter(({ path }) => !(isDevice && path[0] === 'number'));
}

const CARD_FIELDS = ['number', 'cardholderName', 'expirationMonth', 'expirationYear'];
const pickCard = (values: Document): CardInput => Object.fromEntries(CARD_FIELDS.map((name) => [name, textAt(values, name)]));

/** Creates the card. The cryptogram is valid for one payment, and is not stored. */
function createInstrument(context: SandboxContext, values: Document, { type }: Wallet): Instrument {
  const { document, hidden, ...instrument } = markNetworkToken(instrumentFromCard(context, pickCard(values)));
  const facts = {
    sourceCardType: textAt(values, 'sourceCardType'),
    sourceCardLast4: textAt(values, 'sourceCardLastFour'),
    googleTransactionId: textAt(values, 'googleTransactionId'),
  };
  return {
    ...instrument,
    type,
    document: { ...document, type },
    hidden: { ...hidden, ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) },
  };
}
