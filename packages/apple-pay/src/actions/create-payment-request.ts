import { DEFAULT_CAPABILITIES } from '../constants';
import type { ApplePaySettings } from '../context';
import type { ApplePayPaymentRequest, ApplePayPaymentRequestDefaults } from '../types';

/** Creates a request for Apple's `ApplePaySession`: the merchant's settings, with their members replaced by those of the overrides. */
export function createPaymentRequest<Overrides extends object>(
  { countryCode, currencyCode, merchantCapabilities, supportedNetworks }: ApplePaySettings,
  overrides?: Overrides,
): ApplePayPaymentRequest<Overrides> {
  const defaults = {
    countryCode,
    currencyCode,
    merchantCapabilities: [...(merchantCapabilities ?? DEFAULT_CAPABILITIES)],
    supportedNetworks: (supportedNetworks ?? []).map(toAppleNetwork),
  } as ApplePayPaymentRequestDefaults; // the gateway is trusted to send what Apple requires
  return { ...defaults, ...(overrides as Overrides) };
}

/** The gateway's name of a network, as Apple spells it. */
function toAppleNetwork(network: string): string {
  return network === 'mastercard' ? 'masterCard' : network;
}
