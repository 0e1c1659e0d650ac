import type { Client, Configuration } from '@tender/client';
import { nonEmptyString, type Call, type UnknownRecord } from '@tender/client/internal';
import { FLOW_ENDPOINTS, WIRE_INTENTS, type PayPalFlow } from '../constants';
import type { PayPalTokenizeOptions } from '../types';
import { throwFlowError, post } from './post';

/** The gateway's name for an intent. */
export function toWireIntent(intent: string | undefined): string | undefined {
  return intent === 'capture' ? WIRE_INTENTS[intent] : intent;
}

/** What PayPal shows the customer. `noShipping` is a string on the wire, `addressOverride` a boolean. */
export function createExperienceProfile(options: Partial<PayPalTokenizeOptions>, { gatewayConfiguration }: Configuration): object {
  return {
    brandName: options.displayName || gatewayConfiguration.paypal?.displayName,
    localeCode: options.locale,
    noShipping: String(!options.enableShippingAddress),
    addressOverride: options.shippingAddressEditable === false,
    landingPageType: options.landingPageType,
  };
}

/**
 * Creates a payment or an agreement at the gateway.
 * @param read reads the token or URL that the caller needs from the response
 * @throws PAYPAL_INVALID_PAYMENT_OPTION for status 422, an error of the client unchanged, else PAYPAL_FLOW_FAILED
 */
export async function createResource(
  call: Call,
  client: Client,
  flow: PayPalFlow,
  data: object,
  read: (response: UnknownRecord) => unknown,
): Promise<string> {
  try {
    return nonEmptyString(read(await post(call, client, FLOW_ENDPOINTS[flow], data)));
  } catch (error) {
    return throwFlowError(call, error);
  }
}
