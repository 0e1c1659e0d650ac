import { BRANDS, brandOf } from '../cards/brands';
import { supportedCardTypes } from '../cards/supported-card-types';
import { validateCard } from '../cards/validate-card';
import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { findNonce, type NonceRow } from '../store/consume-nonce';
import { fakeNonce } from '../vault/fake-nonces';
import { findCustomer, findMethod, listMethods } from '../vault/find-rows';
import { instrumentOfCard, instrumentOfMethod, instrumentOfNonce, type Instrument } from '../vault/instrument';
import { valueAt } from '../vault/text-at';
import { type SaleInput } from './sale-input';

export interface Resolved {
  instrument?: Instrument;
  /** A nonce still to be spent, with the payment itself. */
  spend?: string;
  errors: FieldError[];
}

export const NONCE_CONSUMED: FieldError = {
  path: ['transaction', 'paymentMethodNonce'],
  code: '91564',
  message: 'Cannot use a payment_method_nonce more than once.',
};
const NONCE_UNKNOWN: FieldError = {
  path: ['transaction', 'paymentMethodNonce'],
  code: '91565',
  message: 'Unknown or expired payment_method_nonce.',
};
const refuse = (field: string, code: string, message: string): Resolved => ({ errors: [{ path: ['transaction', field], code, message }] });

/** What is to be charged: a nonce before a token, a token before a raw card, the customer's default when nothing else is named. */
export async function resolveInstrument(context: SandboxContext, input: SaleInput): Promise<Resolved> {
  const { paymentMethodNonce: nonce, paymentMethodToken: token, customerId } = input;
  if (customerId && !(await findCustomer(context.database, context, customerId))) {
    return refuse('customerId', '91510', 'Customer ID is invalid.');
  }
  const byNonce = nonce ? await ofNonce(context, nonce) : undefined;
  const cvvOnly = valueAt(byNonce?.instrument, 'hidden', 'cvvOnly') === true;
  if (byNonce && !(cvvOnly && (token || customerId))) return byNonce;
  const byVault = token
    ? await ofToken(context, token, customerId)
    : customerId && !input.creditCard?.number
      ? await ofCustomer(context, customerId)
      : undefined;
  if (byVault) return byNonce ? withCvv(byVault, byNonce) : byVault;
  if (input.creditCard?.number !== undefined || input.creditCard?.expirationDate) return ofCard(context, input);
  return refuse('base', '91508', 'Cannot determine payment method.');
}

async function ofNonce(context: SandboxContext, nonce: string): Promise<Resolved> {
  const fake = fakeNonce(context, nonce);
  if (fake && 'consumed' in fake) return { errors: [NONCE_CONSUMED] };
  if (fake && 'luhnInvalid' in fake) {
    return { errors: [{ path: ['transaction', 'creditCard', 'number'], code: '81715', message: 'Credit card number is invalid.' }] };
  }
  if (fake) return { instrument: fake.instrument, errors: [] };
  const row = await findNonce(context.database, context.merchant.id, nonce);
  const error = refusalOf(row, context.clock.now());
  return error || !row ? { errors: [error ?? NONCE_UNKNOWN] } : { instrument: instrumentOfNonce(row), spend: nonce, errors: [] };
}

/** Why a nonce cannot be charged, spent before expired. */
export function refusalOf(row: NonceRow | undefined, now: number): FieldError | undefined {
  if (row?.consumed) return NONCE_CONSUMED;
  return row && row.expiresAt > now ? undefined : NONCE_UNKNOWN;
}

async function ofToken(context: SandboxContext, token: string, customerId: string | null | undefined): Promise<Resolved> {
  const row = await findMethod(context.database, context, token);
  if (!row) return refuse('paymentMethodToken', '91518', 'Payment method token is invalid.');
  if (customerId && row.customerId !== customerId) {
    return refuse('paymentMethodToken', '91516', 'Cannot use a payment method that does not belong to the customer.');
  }
  return { instrument: instrumentOfMethod(row), errors: [] };
}

async function ofCustomer(context: SandboxContext, customerId: string): Promise<Resolved> {
  const [row] = await listMethods(context.database, context, customerId);
  return row
    ? { instrument: instrumentOfMethod(row), errors: [] }
    : refuse('customerId', '91511', 'Customer does not have any credit cards.');
}

function ofCard(context: SandboxContext, input: SaleInput): Resolved {
  const card = { ...input.creditCard, billingAddress: input.billing };
  const errors = validateCard(card, { validate: true, challenges: [], supportedCardTypes: supportedCardTypes(context.settings) });
  if (errors.length > 0) return { errors: errors.map((error) => ({ ...error, path: cardPath(error.path) })) };
  return { instrument: instrumentOfCard(context, card), errors: [] };
}

/** A sale's billing address stands beside its card. */
const cardPath = (path: readonly string[]) =>
  path[0] === 'billingAddress' ? ['transaction', 'billing', ...path.slice(1)] : ['transaction', 'creditCard', ...path];

/** The security code of the nonce with the card of the vault; the nonce is spent all the same. */
function withCvv(vaulted: Resolved, cvv: Resolved): Resolved {
  const { instrument } = vaulted;
  if (!instrument) return vaulted;
  const code = valueAt(cvv.instrument, 'hidden', 'checks', 'cvvResponseCode');
  const checks = { ...(valueAt(instrument.hidden, 'checks') as object), cvvResponseCode: code };
  return { ...vaulted, spend: cvv.spend, instrument: { ...instrument, hidden: { ...instrument.hidden, checks } } };
}

/** A card of a brand the merchant does not take cannot be charged however it came. */
export function refuseBrand(context: SandboxContext, { type, document }: Instrument): FieldError[] {
  if (type !== 'CreditCard') return [];
  const bin = valueAt(document, 'details', 'bin');
  const brand = typeof bin === 'string' && bin !== '' ? BRANDS[brandOf(bin)].name : undefined;
  if (brand === undefined || supportedCardTypes(context.settings).includes(brand)) return [];
  return [
    { path: ['transaction', 'creditCard', 'number'], code: '81703', message: 'Credit card type is not accepted by this merchant account.' },
  ];
}
