import { type Client } from '@tender/client';
import { INTEGRATION_TIMEOUT, asRecord, attempt, uuid, type Scope, framePageUrl } from '@tender/client/internal';
import { createProviderFrame, frameServiceErrors, type Bus } from '@tender/frame-service/internal';
import { FRAME_CAN_MAKE_REQUESTS, FRAME_NAME, FRAME_PAGE, FRAME_READY } from './constants';
import type { PaymentRequestCreateOptions } from './types';

/** The frame that opens the browser's sheet, so that card data never reaches this page. */
export interface RequestFrame {
  readonly bus: Bus;
  /** Sends a request. Resolves with the frame's result, or rejects with its error, and when the frame is removed or reloaded. */
  send(event: string, data: object): Promise<unknown>;
}

/**
 * Adds the frame to the page and waits until it accepts requests.
 * @throws FRAME_SERVICE_FRAME_OPEN_FAILED after 60 s, and for an assets URL outside the provider's domains
 */
export async function openRequestFrame({ own, options }: Scope<PaymentRequestCreateOptions>, client: Client): Promise<RequestFrame> {
  const configuration = client.getConfiguration();
  const { gatewayConfiguration, isDebug } = configuration;
  const channel = uuid();
  const page = `${framePageUrl(gatewayConfiguration.assetsUrl, FRAME_PAGE, !isDebug)}#${channel}`;
  const { bus, iframe } = own(createProviderFrame(page, channel, ATTRIBUTES, { position: 'absolute', left: '-9999px' }));
  const pendingRejections = new Set<() => void>();

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED()), INTEGRATION_TIMEOUT);
    own({ dispose: () => clearTimeout(timer) });
    bus.on(FRAME_READY, (_, reply) => {
      pendingRejections.forEach((rejectRequest) => rejectRequest()); // the frame was reloaded and has forgotten its requests
      reply?.({ ...configuration, ...(options.analytics === false && { analytics: false }) });
    });
    bus.on(FRAME_CAN_MAKE_REQUESTS, () => {
      clearTimeout(timer);
      resolve();
    });
    document.body.append(iframe);
  });

  async function send(event: string, data: object): Promise<unknown> {
    let rejectRequest = (): void => {};
    const rejectIfRemoved = (): void => {
      if (!iframe.isConnected) rejectRequest();
    };
    const observer = new MutationObserver(rejectIfRemoved);
    const response = new Promise<unknown>((resolve, reject) => {
      rejectRequest = () => reject(new Error('The frame is gone.'));
      pendingRejections.add(rejectRequest);
      observer.observe(document, { childList: true, subtree: true });
      rejectIfRemoved();
      delegateClick(iframe);
      bus.emit(event, data, resolve);
    });
    try {
      const { 0: error, 1: payload } = asRecord(await response);
      if (error) throw error;
      return payload;
    } finally {
      observer.disconnect();
      pendingRejections.delete(rejectRequest);
    }
  }

  return { bus, send };
}

const ATTRIBUTES = {
  name: FRAME_NAME,
  class: FRAME_NAME,
  allowPaymentRequest: 'true',
  allow: 'payment',
  title: 'Secure Payment Frame',
  height: 0,
  width: 0,
};

/** Passes the click on this page on to the frame: browsers open the sheet only after a click in the window that asks for it. */
function delegateClick({ contentWindow, src }: HTMLIFrameElement): void {
  if (!(navigator as Partial<Navigator>).userActivation?.isActive) return;
  const options = { targetOrigin: new URL(src).origin, delegate: 'payment' };
  attempt(() => contentWindow?.postMessage(null, options));
}
