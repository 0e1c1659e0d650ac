import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { type MerchantAccount } from '../../core/merchant';
import { acceptsBrand } from '../cards/supported-card-types';
import { creditCard } from '../instruments/credit-card';
import { type Instrument, findKind } from '../instruments/kinds';
import { coinbaseAccount } from '../instruments/other-accounts';
import { usBankAccount } from '../instruments/us-bank-account';
import { readConsentProblem } from '../vault/consent-problem';
import { readAccountId } from '../vault/merchant-account';
import { demandsVerification } from '../vault/verified-bank-accounts';
import { type SaleRequest } from './sale';
import { type SaleInput } from './sale-input';

const UNSUPPORTED = { path: ['transaction', 'base'], code: '93117', message: 'Payment method is no longer supported.' };

/** Lists why a valid instrument cannot be charged by this merchant. */
export const refuseInstrument = (context: SandboxContext, { input, account }: SaleRequest, instrument: Instrument): FieldError[] => [
  ...(findKind(instrument) === coinbaseAccount ? [UNSUPPORTED] : []),
  ...refuseConsent(instrument),
  ...refuseBrand(context, input, account, instrument),
  ...refuseUnverified(context, input, instrument),
];

/** Rejects a PayPal account whose consent is missing or contradicts itself. */
function refuseConsent({ facts }: Instrument): FieldError[] {
  const problem = readConsentProblem(facts);
  return problem ? [{ path: ['transaction', 'paypalAccount', 'base'], ...problem }] : [];
}

/** Rejects a card whose brand the merchant does not accept. The code says where the card comes from. */
function refuseBrand(
  context: SandboxContext,
  input: SaleInput,
  account: MerchantAccount | undefined,
  { type, document }: Instrument,
): FieldError[] {
  if (type !== creditCard.types[0]) return [];
  const bin = document.details.bin || null;
  if (bin === null || acceptsBrand(context.settings, bin, account)) return [];
  const [code, path] = locateCard(input);
  return [{ path: ['transaction', ...path], code, message: 'Credit card type is not accepted by this merchant account.' }];
}

function locateCard(input: SaleInput): readonly [code: string, path: readonly string[]] {
  if (input.paymentMethodNonce) return ['91567', ['paymentMethodNonce']];
  if (input.paymentMethodToken) return ['91517', ['paymentMethodToken']];
  return input.creditCard?.number ? ['81703', ['creditCard', 'number']] : ['81509', ['customerId']];
}

/** Rejects a bank account that has not been verified. A nonce is rejected only where the merchant account demands it. */
function refuseUnverified(context: SandboxContext, input: SaleInput, instrument: Instrument): FieldError[] {
  const { token, facts } = instrument;
  if (findKind(instrument) !== usBankAccount || facts.verified === true) return [];
  if (token !== null) {
    return [{ path: ['transaction', 'paymentMethodToken'], code: '915172', message: 'US bank account is not verified.' }];
  }
  if (facts.bankLogin === true || !demandsVerification(context, readAccountId(context, input))) return [];
  const message = 'US bank account nonce must be verified by a bank login before creating a transaction.';
  return [{ path: ['transaction', 'paymentMethodNonce'], code: '915171', message }];
}
