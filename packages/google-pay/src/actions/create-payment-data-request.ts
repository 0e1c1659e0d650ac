import type { Callback, Configuration } from '@tender/client';
import {
  googlePayConfiguration,
  members,
  type GooglePayMethod,
  type GooglePayV1,
  type GooglePayV2,
  type Members,
  type Track,
} from '@tender/client/internal';
import type { PaymentDataRequestOverrides } from '../types';

export interface RequestContext {
  readonly track: Track;
  readonly version: 1 | 2;
  readonly merchantId: string | undefined;
}

/**
 * The request for Google's `loadPaymentData`, made anew each time. Members of the overrides replace those of the default; what the overrides
 * hold is not changed.
 */
export function createPaymentDataRequest(
  { track, version, merchantId }: RequestContext,
  configuration: Configuration,
  /** A callback in its place holds none. */
  given: PaymentDataRequestOverrides | Callback<never> | undefined,
): Members {
  const overrides: PaymentDataRequestOverrides = { ...given };
  const price = overrides.transactionInfo?.totalPrice;
  // Google takes prices as text only.
  if (price != null) overrides.transactionInfo = { ...overrides.transactionInfo, totalPrice: String(price) };
  track(`v${version}.createPaymentDataRequest`);
  const defaults = googlePayConfiguration(configuration, version, merchantId);
  const request: Members = { ...defaults, ...overrides };
  return { ...request, ...('cardRequirements' in defaults ? requirements(request, defaults) : methods(request, defaults)) };
}

/** Version 1: the merchant's requirements of a card, with the networks that the account takes unless they name others. */
function requirements({ cardRequirements }: Members, defaults: GooglePayV1): object {
  const given = members(cardRequirements);
  return { cardRequirements: given.allowedCardNetworks ? given : { ...given, ...defaults.cardRequirements } };
}

/** Version 2: each entry of the merchant's list is filled in from the default one of its type. */
function methods({ allowedPaymentMethods: given }: Members, defaults: GooglePayV2): object | undefined {
  if (!Array.isArray(given)) return undefined;
  return { allowedPaymentMethods: given.map((method: unknown) => filledIn(method, defaults.allowedPaymentMethods)) };
}

function filledIn(method: unknown, defaults: readonly GooglePayMethod[]): unknown {
  const { type, parameters, tokenizationSpecification } = members(method);
  const known = defaults.find((each) => each.type === type);
  if (!known) return method;
  return {
    ...members(method),
    parameters: { ...known.parameters, ...members(parameters) },
    tokenizationSpecification: { ...known.tokenizationSpecification, ...members(tokenizationSpecification) },
  };
}
