import type { Callback, Configuration } from '@tender/client';
import { asRecord, type UnknownRecord } from '@tender/client/internal';
import { googlePayConfiguration, type GooglePayMethod, type GooglePayV1, type GooglePayV2 } from '@tender/client/internal/google-pay';
import type { GooglePaymentContext } from '../context';
import type { GooglePaymentDataRequestOverrides } from '../types';

/**
 * Creates a request for Google's `loadPaymentData`: the defaults, with their members replaced by those of the overrides. Overrides are never
 * changed.
 * @param overridesOrCallback a callback counts as no overrides
 */
export function createPaymentDataRequest(
  { track, version, merchantId }: GooglePaymentContext,
  configuration: Configuration,
  overridesOrCallback: GooglePaymentDataRequestOverrides | Callback<never> | undefined,
): UnknownRecord {
  const overrides: GooglePaymentDataRequestOverrides = { ...overridesOrCallback };
  const price = overrides.transactionInfo?.totalPrice;
  // Google accepts prices as strings only.
  if (price != null) overrides.transactionInfo = { ...overrides.transactionInfo, totalPrice: String(price) };
  track(`v${version}.createPaymentDataRequest`);
  const defaults = googlePayConfiguration(configuration, version, merchantId);
  const request: UnknownRecord = { ...defaults, ...overrides };
  return {
    ...request,
    ...('cardRequirements' in defaults ? mergeCardRequirements(request, defaults) : mergePaymentMethods(request, defaults)),
  };
}

/** Version 1: adds the networks that the account accepts, unless the overrides list networks. */
function mergeCardRequirements({ cardRequirements }: UnknownRecord, defaults: GooglePayV1): object {
  const requirements = asRecord(cardRequirements);
  return { cardRequirements: requirements.allowedCardNetworks ? requirements : { ...requirements, ...defaults.cardRequirements } };
}

/** Version 2: fills in each entry of the list from the default entry of its type. */
function mergePaymentMethods({ allowedPaymentMethods }: UnknownRecord, defaults: GooglePayV2): object | undefined {
  if (!Array.isArray(allowedPaymentMethods)) return undefined;
  return { allowedPaymentMethods: allowedPaymentMethods.map((method: unknown) => fillIn(method, defaults.allowedPaymentMethods)) };
}

function fillIn(method: unknown, defaults: readonly GooglePayMethod[]): unknown {
  const { type, parameters, tokenizationSpecification } = asRecord(method);
  const defaultMethod = defaults.find((each) => each.type === type);
  if (!defaultMethod) return method;
  return {
    ...asRecord(method),
    parameters: { ...defaultMethod.parameters, ...asRecord(parameters) },
    tokenizationSpecification: { ...defaultMethod.tokenizationSpecification, ...asRecord(tokenizationSpecification) },
  };
}
