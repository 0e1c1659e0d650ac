import type { Client, Configuration } from '@tender/client';
import { string, type Call, type Members } from '@tender/client/internal';
import { FLOW_ENDPOINTS, INTENTS_ON_WIRE, type Flow } from '../constants';
import { flowErrors } from '../errors';
import type { TokenizeOptions } from '../types';
import { flowFailed, post } from './post';

/** @throws PAYPAL_FLOW_OPTION_REQUIRED */
export function assertFlow(options: { flow?: unknown } | undefined): void {
  if (!isFlow(options)) throw flowErrors.PAYPAL_FLOW_OPTION_REQUIRED();
}

/** Whether options name one of the two flows. */
export function isFlow(options: { flow?: unknown } | null | undefined): boolean {
  return ['checkout', 'vault'].some((flow) => flow === options?.flow);
}

/** How the gateway calls an intent. */
export function intentOnWire(intent: string | undefined): string | undefined {
  return intent === 'capture' ? INTENTS_ON_WIRE[intent] : intent;
}

/** What PayPal shows the customer. `noShipping` is a text, `addressOverride` is not. */
export function experienceProfile(options: Partial<TokenizeOptions>, { gatewayConfiguration }: Configuration): object {
  return {
    brandName: options.displayName || gatewayConfiguration.paypal?.displayName,
    localeCode: options.locale,
    noShipping: String(!options.enableShippingAddress),
    addressOverride: options.shippingAddressEditable === false,
    landingPageType: options.landingPageType,
  };
}

/**
 * Sets up a payment at the gateway, and reads what the caller needs of the answer.
 * @throws PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED, or an error of the client
 */
export async function createResource(
  call: Call,
  client: Client,
  flow: Flow,
  data: object,
  read: (answer: Members) => unknown,
): Promise<string> {
  try {
    return string(read(await post(call, client, FLOW_ENDPOINTS[flow], data)) || undefined);
  } catch (error) {
    return flowFailed(call, error);
  }
}
