import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { validateServerCard } from '../cards/validate-server-card';
import { createCard, markNetworkToken, readChecks } from '../instruments/card';
import { instrumentFromMethod } from '../instruments/instrument';
import { createFakePayPal } from '../instruments/paypal-account';
import { findCustomer, findMethod, listMethods } from '../vault/find-rows';
import { findAccount, readAccountId } from '../vault/merchant-account';
import { type FoundInstrument } from '../vault/resolve-method';
import { resolveNonce } from '../vault/resolve-nonce';
import { readVenmoSdkNumber } from '../vault/venmo-sdk';
import { readWalletCard } from '../vault/wallet-parameters';
import { type SaleInput } from './sale-input';

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
const CRYPTOGRAM_REQUIRED: FieldError = {
  path: ['networkTokenizationAttributes'],
  code: '81762',
  message: 'Cryptogram is required for a network token.',
};
const refuse = (field: string, code: string, message: string): FoundInstrument => ({
  errors: [{ path: ['transaction', field], code, message }],
});

/** Finds the instrument to charge: by nonce, else by token, else the raw card, else the customer's default method. */
export async function resolveInstrument(context: SandboxContext, input: SaleInput): Promise<FoundInstrument> {
  const { paymentMethodNonce: nonce, paymentMethodToken: token, customerId } = input;
  if (customerId && !(await findCustomer(context, customerId))) {
    return refuse('customerId', '91510', 'Customer ID is invalid.');
  }
  if (token && input.creditCard?.number)
    return refuse('base', '91515', 'Cannot provide both payment_method_token and credit_card attributes.');
  if (input.venmoSdkPaymentMethodCode && (nonce || token || input.creditCard?.number))
    return refuse('base', '91549', 'Cannot provide both venmo_sdk_payment_method_code and another payment method.');
  const byNonce = nonce ? await resolveChargedNonce(context, nonce) : undefined;
  const cvvOnly = byNonce?.instrument?.facts.cvvOnly === true;
  if (byNonce && !(cvvOnly && (token || customerId))) return byNonce;
  const byDetails = readWalletCard(context, input, ['transaction']) ?? readReaderCard(context, input) ?? readPayPal(input);
  const byVault = token
    ? await resolveToken(context, token, customerId)
    : customerId && !byDetails && !input.creditCard?.number && !input.venmoSdkPaymentMethodCode
      ? await resolveDefaultMethod(context, customerId)
      : undefined;
  if (byVault) return byNonce ? withCvv(byVault, byNonce) : byVault;
  if (byDetails) return byDetails;
  if (input.venmoSdkPaymentMethodCode) return resolveVenmoSdk(context, input, input.venmoSdkPaymentMethodCode);
  if (input.creditCard?.number !== undefined || input.creditCard?.expirationDate) return resolveRawCard(context, input);
  return refuse('base', '91508', 'Cannot determine payment method.');
}

/** Finds the instrument of a nonce, or the error for a nonce that cannot be charged. */
export async function resolveChargedNonce(context: SandboxContext, nonce: string): Promise<FoundInstrument> {
  const resolved = await resolveNonce(context, nonce);
  if ('instrument' in resolved) return { ...resolved, errors: [] };
  if (resolved.problem !== 'luhnInvalid') return { errors: [resolved.problem === 'consumed' ? NONCE_CONSUMED : NONCE_UNKNOWN] };
  return { errors: [{ path: ['transaction', 'creditCard', 'number'], code: '81715', message: 'Credit card number is invalid.' }] };
}

async function resolveToken(context: SandboxContext, token: string, customerId: string | null | undefined): Promise<FoundInstrument> {
  const row = await findMethod(context, token);
  if (!row) return refuse('paymentMethodToken', '91518', 'Payment method token is invalid.');
  if (customerId && row.customerId !== customerId) {
    return refuse('paymentMethodToken', '91516', 'Cannot use a payment method that does not belong to the customer.');
  }
  return { instrument: instrumentFromMethod(row), errors: [] };
}

async function resolveDefaultMethod(context: SandboxContext, customerId: string): Promise<FoundInstrument> {
  const [row] = await listMethods(context, customerId);
  return row
    ? { instrument: instrumentFromMethod(row), errors: [] }
    : refuse('customerId', '91511', 'Customer does not have any credit cards.');
}

function resolveVenmoSdk(context: SandboxContext, input: SaleInput, code: string): FoundInstrument {
  const number = readVenmoSdkNumber(code);
  if (!number) return refuse('venmoSdkPaymentMethodCode', '91727', 'Invalid VenmoSDK payment method code');
  return resolveRawCard(context, { ...input, creditCard: { expirationDate: '12/2030', number } });
}

/** The test card that stands for whatever a card reader has encrypted. */
const READER_CARD = { number: '4111111111111111', expirationDate: '12/2030' };

/** Reads a card that was typed into a card reader. Only the provider can decrypt it. */
function readReaderCard(context: SandboxContext, { creditCard, billing }: SaleInput): FoundInstrument | undefined {
  const details = creditCard?.paymentReaderCardDetails;
  if (!details) return undefined;
  const isEncrypted = [details.encryptedCardData, details.keySerialNumber].every((data) => /^[0-9A-F]+$/i.test(data ?? ''));
  if (!isEncrypted) return refuse('merchantAccountId', '91577', 'Merchant account does not support this payment instrument.');
  return { instrument: createCard(context, { ...READER_CARD, billingAddress: billing }), errors: [] };
}

/** Reads a payment that the customer has approved at PayPal, as the webhook of a local payment names it. */
function readPayPal({ paypalAccount }: SaleInput): FoundInstrument | undefined {
  const { paymentId, payerId } = paypalAccount ?? {};
  if (!paymentId) return undefined;
  return { instrument: createFakePayPal({ oneTime: true, paymentId }, payerId ? { payerId } : {}), errors: [] };
}

function resolveRawCard(context: SandboxContext, input: SaleInput): FoundInstrument {
  const card = { ...input.creditCard, billingAddress: input.billing };
  const { networkTokenizationAttributes: networkToken } = card;
  const errors = validateServerCard(context, input.creditCard ?? {}, findAccount(context, readAccountId(context, input)));
  if (networkToken && !networkToken.cryptogram) errors.push(CRYPTOGRAM_REQUIRED);
  if (errors.length > 0) return { errors: errors.map((error) => ({ ...error, path: ['transaction', 'creditCard', ...error.path] })) };
  const instrument = createCard(context, card);
  return { instrument: networkToken ? markNetworkToken(instrument) : instrument, errors: [] };
}

/** Combines the nonce's security code with the vaulted card. The nonce is spent as well. */
function withCvv(vaulted: FoundInstrument, cvv: FoundInstrument): FoundInstrument {
  const { instrument } = vaulted;
  if (!instrument) return vaulted;
  const { cvvResponseCode } = readChecks(cvv.instrument?.facts ?? {});
  const checks = { ...readChecks(instrument.facts), cvvResponseCode };
  return { ...vaulted, nonceToSpend: cvv.nonceToSpend, instrument: { ...instrument, facts: { ...instrument.facts, checks } } };
}
