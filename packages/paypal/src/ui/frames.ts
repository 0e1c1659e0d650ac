import { framePageUrl } from '@tender/client/internal';
import type { Configuration } from '@tender/client';
import { createFrameService, type FrameService } from '@tender/frame-service/internal';
import { FRAME_NAME } from '../constants';
import { flowErrors } from '../errors';

/** The popup service of a component, and the URLs that PayPal redirects the customer to. */
export interface PayPalFrames extends FrameService {
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/**
 * @param onTimeout called when the provider's page has not loaded after 60 s; it may load later
 * @throws FRAME_SERVICE_FRAME_OPEN_FAILED when the configuration names an asset host that is not the provider's
 */
export function createFrames(configuration: Configuration, signal: AbortSignal, onTimeout: () => void): PayPalFrames {
  const { gatewayConfiguration, isDebug } = configuration;
  const page = (name: string): string => framePageUrl(gatewayConfiguration.paypal?.assetsUrl, `${name}-frame`, !isDebug);
  const frames = createFrameService({
    name: FRAME_NAME,
    dispatchFrameUrl: page('dispatch'),
    openFrameUrl: page('paypal-landing'),
    signal,
    onTimeout,
  });
  const channel = `?channel=${frames._serviceId}`;
  return Object.assign(frames, { returnUrl: page('redirect') + channel, cancelUrl: page('cancel') + channel });
}

/**
 * Shows PayPal in the popup.
 * @throws PAYPAL_FLOW_FAILED when the gateway's URL is not a web address
 */
export function openUrl(frames: PayPalFrames, url: string): void {
  try {
    frames.redirect(url);
  } catch (error) {
    throw flowErrors.PAYPAL_FLOW_FAILED({ originalError: error });
  }
}
