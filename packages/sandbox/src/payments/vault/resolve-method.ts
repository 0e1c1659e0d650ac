import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { type CardInput } from '../cards/card-input';
import { validateServerCard } from '../cards/validate-server-card';
import { createCard } from '../instruments/card';
import { creditCard } from '../instruments/credit-card';
import { type Instrument, findKind } from '../instruments/kinds';
import { createFakePayPal } from '../instruments/paypal-account';
import { createConsentAccount } from './consent-account';
import { type MethodInput, type MethodLocation } from './method-input';
import { resolveNonce } from './resolve-nonce';
import { readVenmoSdkNumber } from './venmo-sdk';
import { readWalletCard } from './wallet-parameters';

/** The payment method that a request means, or what is wrong with it. */
export interface FoundInstrument {
  instrument?: Instrument;
  /** A nonce that must be spent when the method is stored or charged. */
  nonceToSpend?: string;
  errors: FieldError[];
}

const refuse = (path: readonly string[], code: string, message: string): FoundInstrument => ({ errors: [{ path, code, message }] });

/** Finds the payment method that a request names: by a nonce, or by its own fields. */
export const resolveMethod = async (context: SandboxContext, input: MethodInput, location: MethodLocation): Promise<FoundInstrument> =>
  input.paymentMethodNonce ? fromNonce(context, input.paymentMethodNonce, input, location) : fromFields(context, input, location);

function fromFields(context: SandboxContext, input: MethodInput, location: MethodLocation): FoundInstrument {
  const { cardPath, path } = location;
  const wallet = readWalletCard(context, input, []);
  if (wallet) return wallet;
  if (input.paypalAccount) return { instrument: createConsentAccount(input.paypalAccount), errors: [] };
  // Any refresh token stands for the account of the documented nonces. It becomes a billing agreement, unless the request declines that.
  if (input.paypalRefreshToken) {
    return {
      instrument: createFakePayPal(input.paypalVaultWithoutUpgrade === true ? {} : { billingAgreementId: 'B_FAKE_ID' }),
      errors: [],
    };
  }
  if (input.venmoSdkPaymentMethodCode) {
    const number = readVenmoSdkNumber(input.venmoSdkPaymentMethodCode);
    if (number) return fromCard(context, { expirationDate: '12/2030', ...input, number }, location);
    return refuse([...cardPath, 'venmoSdkPaymentMethodCode'], '91727', 'Invalid VenmoSDK payment method code');
  }
  if (input.number == null && path[0] === 'paymentMethod') return refuse([...path, 'paymentMethodNonce'], '93103', 'Nonce is required.');
  if (input.number == null && !hasCard(input)) {
    return refuse([...cardPath, 'base'], '81725', 'Credit card must include number or payment_method_nonce.');
  }
  return fromCard(context, input, location);
}

const hasCard = (input: MethodInput) => [input.cvv, input.expirationDate, input.expirationMonth, input.expirationYear].some(Boolean);

function fromCard(context: SandboxContext, input: CardInput, { cardPath }: MethodLocation): FoundInstrument {
  const card = { ...input, billingAddress: null };
  const errors = validateServerCard(context, card);
  if (errors.length > 0) return { errors: errors.map((error) => ({ ...error, path: [...cardPath, ...error.path] })) };
  return { instrument: createCard(context, card), errors: [] };
}

async function fromNonce(context: SandboxContext, nonce: string, input: MethodInput, location: MethodLocation): Promise<FoundInstrument> {
  const { cardPath, consumed, unknown } = location;
  const resolved = await resolveNonce(context, nonce);
  if ('instrument' in resolved) {
    const { instrument } = resolved;
    const kind = findKind(instrument);
    if (location.path[0] === 'creditCard' && !kind.isCard) {
      return refuse([...cardPath, 'base'], '91738', 'Payment method specified by payment_method_nonce is not a credit card.');
    }
    const isReplaced = kind === creditCard && instrument.cardFingerprint !== null && instrument.token === null && Boolean(input.number);
    return { ...resolved, ...(isReplaced ? fromCard(context, replaceNumber(instrument, input), location) : { errors: [] }) };
  }
  if (resolved.problem === 'luhnInvalid') return refuse([...cardPath, 'number'], '81715', 'Credit card number is invalid.');
  const path = [...location.path, 'paymentMethodNonce'];
  return resolved.problem === 'consumed'
    ? refuse(path, consumed, 'Cannot use a payment_method_nonce more than once.')
    : refuse(path, unknown, 'Unknown or expired payment_method_nonce.');
}

/** A number that a request sends beside the nonce of a card takes the place of the nonce's. What the request leaves out stays. */
function replaceNumber({ document }: Instrument, { number, cvv, ...input }: MethodInput): CardInput {
  const { expirationMonth, expirationYear, cardholderName } = document.details;
  const date = hasCard(input) ? input : { expirationMonth, expirationYear };
  return { ...date, number, cvv, cardholderName: input.cardholderName ?? cardholderName };
}
