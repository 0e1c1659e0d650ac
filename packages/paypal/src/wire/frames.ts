import { VERSION, type Configuration } from '@tender/client';
import { createFrameService, type FrameService } from '@tender/frame-service/internal';
import { FRAME_NAME } from '../constants';
import { flowErrors } from '../errors';

/** The windows of a component, and where PayPal sends the customer back to. */
export interface Frames extends FrameService {
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/**
 * @param onTimeout called when nothing has loaded in 60 s; it still may
 * @throws FRAME_SERVICE_FRAME_OPEN_FAILED when the configuration names pages elsewhere than at the provider
 */
export function createFrames(configuration: Configuration, signal: AbortSignal, onTimeout: () => void): Frames {
  const { gatewayConfiguration, isDebug } = configuration;
  const page = (name: string): string =>
    `${gatewayConfiguration.paypal?.assetsUrl}/web/${VERSION}/html/${name}-frame${isDebug ? '' : '.min'}.html`;
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

/** @throws PAYPAL_FLOW_FAILED for what the gateway calls an address and is none */
export function redirect(frames: Frames, url: string): void {
  try {
    frames.redirect(url);
  } catch (error) {
    throw flowErrors.PAYPAL_FLOW_FAILED({ originalError: error });
  }
}
