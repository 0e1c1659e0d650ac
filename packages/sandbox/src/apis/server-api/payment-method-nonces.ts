import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { flag, text } from '../../core/input-fields';
import { type Document } from '../../core/store/schema';
import { isDocument } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { findRegulationEnvironment, findScaIndicator, type InsightOptions } from '../../payments/cards/authentication-insight';
import { findNonce } from '../../payments/instruments/consume-nonce';
import { findFakeNonce } from '../../payments/instruments/fake-nonces';
import { type Details } from '../../payments/instruments/kinds';
import { type MethodRow } from '../../payments/instruments/tables';
import { createMethodNonce } from '../../payments/vault/create-method-nonce';
import { findMethod } from '../../payments/vault/find-rows';
import { readDefaultMerchantAccountId } from '../../payments/vault/merchant-account';
import { parseInput } from './parse-input';
import { respondCreated, respondWith, readParameter, type ServerApiCall, type ServerApiRoute } from './route';

/** Describes a nonce as the client API described it to the page. */
export function describeNonce(type: string, document: Document, isDefault = false): XmlFields {
  const { nonce, consumed, details, binData, threeDSecureInfo, description } = document as XmlFields;
  const mandate = describeMandate((details ?? {}) as Details);
  return {
    nonce,
    type,
    consumed: consumed === true,
    default: isDefault,
    description: description ?? null,
    details: { ...asFields(details), ...mandate },
    ...mandate,
    ...(binData === undefined ? {} : { binData }),
    threeDSecureInfo: threeDSecureInfo ?? null,
  };
}

const asFields = (value: unknown): XmlFields => (isDocument(value) ? (value as XmlFields) : {});

/** The mandate of a bank debit. The official SDKs read it from the nonce itself or from its details. */
function describeMandate({ mandateType, bankReferenceToken, last4, merchantOrPartnerCustomerId }: Details): XmlFields {
  if (!mandateType) return {};
  return { bankReferenceToken, correlationId: bankReferenceToken, ibanLastChars: last4, mandateType, merchantOrPartnerCustomerId };
}

async function find(call: ServerApiCall) {
  const { context } = call;
  const nonce = readParameter(call, 'nonce');
  const fake = findFakeNonce(context, nonce);
  if (fake && 'instrument' in fake) return respondWith('paymentMethodNonce', describeNonce(fake.instrument.type, fake.instrument.document));
  if (fake) return respondWith('paymentMethodNonce', describeNonce('CreditCard', { nonce, consumed: 'consumed' in fake }));
  const row = await findNonce(context, nonce);
  if (!row || row.expiresAt <= context.clock.now()) throw new GatewayError('NOT_FOUND', 'Payment method nonce not found');
  return respondWith('paymentMethodNonce', describeNonce(row.type, { ...row.document, consumed: row.consumed }));
}

const insightOptions = z.looseObject({
  amount: text,
  recurringCustomerConsent: flag,
  recurringMaxAmount: text,
}) satisfies z.ZodType<InsightOptions>;
const nonceInput = z.looseObject({
  merchantAccountId: text,
  authenticationInsight: flag,
  authenticationInsightOptions: insightOptions.nullish(),
});

/** Creates a new nonce for a method in the vault. */
async function create(call: ServerApiCall) {
  const { context } = call;
  const input = parseInput(nonceInput, call.input, 'paymentMethodNonce');
  const row = await findMethod(context, readParameter(call, 'token'));
  if (!row) throw new GatewayError('NOT_FOUND', 'Payment method not found');
  const document = await createMethodNonce(context, row);
  const insight = input.authenticationInsight === true ? { authenticationInsight: createInsight(context, row.document, input) } : {};
  return respondCreated('paymentMethodNonce', { ...describeNonce(row.type, document, row.isDefault), ...insight });
}

function createInsight(
  context: SandboxContext,
  document: MethodRow['document'],
  { merchantAccountId, authenticationInsightOptions: options }: z.infer<typeof nonceInput>,
): XmlFields {
  const account = merchantAccountId || readDefaultMerchantAccountId(context);
  const countryOfIssuance = document.binData?.countryOfIssuance ?? 'Unknown';
  const regulationEnvironment = findRegulationEnvironment(context, account, { countryOfIssuance });
  return { regulationEnvironment, scaIndicator: findScaIndicator(regulationEnvironment, options ?? {}) };
}

export const paymentMethodNonceRoutes: readonly ServerApiRoute[] = [
  { method: 'GET', path: 'payment_method_nonces/:nonce', handle: find },
  { method: 'POST', path: 'payment_methods/:token/nonces', handle: create },
];
