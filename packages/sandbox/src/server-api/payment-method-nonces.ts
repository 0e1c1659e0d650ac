import { z } from 'zod';
import { regulationEnvironment } from '../cards/authentication-insight';
import { type SandboxContext } from '../context';
import { GatewayError } from '../server/gateway-error';
import { findNonce } from '../store/consume-nonce';
import { type Document } from '../store/schema';
import { fakeNonce } from '../vault/fake-nonces';
import { findMethod } from '../vault/find-rows';
import { flag } from '../vault/method-input';
import { nonceOfMethod } from '../vault/nonce-of-method';
import { defaultMerchantAccount } from '../vault/merchant-account';
import { isDocument, textAt, valueAt } from '../vault/text-at';
import { parseInput } from './parse-input';
import { created, found, parameter, type ServerApiCall, type ServerApiRoute } from './route';
import { type XmlValue } from './write-xml';

type Fields = { [name: string]: XmlValue };

/** As the page was told of the nonce. */
function answerOf(type: string, document: Document, isDefault = false): Fields {
  const { nonce, consumed, details, binData, threeDSecureInfo, description } = document as Fields;
  return {
    nonce,
    type,
    consumed: consumed === true,
    default: isDefault,
    description: description ?? null,
    details: details ?? {},
    ...(binData === undefined ? {} : { binData }),
    threeDSecureInfo: threeDSecureInfo ?? null,
  };
}

async function find(call: ServerApiCall) {
  const { context } = call;
  const nonce = parameter(call, 'nonce');
  const fake = fakeNonce(context, nonce);
  if (fake && 'instrument' in fake) return found('paymentMethodNonce', answerOf(fake.instrument.type, fake.instrument.document));
  if (fake) return found('paymentMethodNonce', answerOf('CreditCard', { nonce, consumed: 'consumed' in fake }));
  const row = await findNonce(context.database, context.merchant.id, nonce);
  if (!row || row.expiresAt <= context.clock.now()) throw new GatewayError('NOT_FOUND', 'Payment method nonce not found');
  return found('paymentMethodNonce', answerOf(row.type, { ...row.document, consumed: row.consumed }));
}

const nonceInput = z.looseObject({ merchantAccountId: z.string().nullish(), authenticationInsight: flag });
/** A fresh nonce for a method in the vault. */
async function create(call: ServerApiCall) {
  const { context } = call;
  const input = parseInput(nonceInput, call.input, 'paymentMethodNonce');
  const row = await findMethod(context.database, context, parameter(call, 'token'));
  if (!row) throw new GatewayError('NOT_FOUND', 'Payment method not found');
  const document = await nonceOfMethod(context, row);
  const insight =
    input.authenticationInsight === true ? { authenticationInsight: insightOf(context, row.document, input.merchantAccountId) } : {};
  return created('paymentMethodNonce', { ...answerOf(row.type, document, row.isDefault), ...insight });
}

function insightOf(context: SandboxContext, document: Document, merchantAccountId: string | null | undefined): Fields {
  const binData = valueAt(document, 'binData');
  const countryOfIssuance = (isDocument(binData) ? textAt(binData, 'countryOfIssuance') : null) ?? 'Unknown';
  const environment = regulationEnvironment(context, merchantAccountId || defaultMerchantAccount(context), { countryOfIssuance });
  return { regulationEnvironment: environment, scaIndicator: environment === 'psd2' ? 'sca_required' : 'unavailable' };
}

export const paymentMethodNonceRoutes: readonly ServerApiRoute[] = [
  { method: 'GET', path: 'payment_method_nonces/:nonce', handle: find },
  { method: 'POST', path: 'payment_methods/:token/nonces', handle: create },
];
