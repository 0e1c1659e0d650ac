import { VERSION, type Client } from '@tender/client';
import { INTEGRATION_TIMEOUT, members, quietly, uuid, type Scope } from '@tender/client/internal';
import { createProviderFrame, frameServiceErrors, type Bus } from '@tender/frame-service/internal';
import { FRAME_CAN_MAKE_REQUESTS, FRAME_NAME, FRAME_PAGE, FRAME_READY } from './constants';
import type { PaymentRequestCreateOptions } from './types';

/** The frame in which the browser's sheet is opened, so that card data never touches this page. */
export interface RequestFrame {
  readonly bus: Bus;
  /** Resolves with what the frame answers, or rejects with the error that it sends. */
  ask(event: string, data: object): Promise<unknown>;
}

/**
 * Puts the frame on the page and waits until it can be asked.
 * @throws FRAME_SERVICE_FRAME_OPEN_FAILED after 60 s, and for assets that are not the provider's
 */
export async function openFrame({ own, options }: Scope<PaymentRequestCreateOptions>, client: Client): Promise<RequestFrame> {
  const configuration = client.getConfiguration();
  const { gatewayConfiguration, isDebug } = configuration;
  const channel = uuid();
  const page = `${gatewayConfiguration.assetsUrl}/web/${VERSION}/html/${FRAME_PAGE}${isDebug ? '' : '.min'}.html#${channel}`;
  const { bus, iframe } = own(createProviderFrame(page, channel, ATTRIBUTES, { position: 'absolute', left: '-9999px' }));
  const waiting = new Set<() => void>();

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED()), INTEGRATION_TIMEOUT);
    own({ dispose: () => clearTimeout(timer) });
    bus.on(FRAME_READY, (_, reply) => {
      waiting.forEach((lose) => lose()); // it was loaded anew
      reply?.({ ...configuration, ...(options.analytics === false && { analytics: false }) });
    });
    bus.on(FRAME_CAN_MAKE_REQUESTS, () => {
      clearTimeout(timer);
      resolve();
    });
    document.body.append(iframe);
  });

  async function ask(event: string, data: object): Promise<unknown> {
    let lose = (): void => {};
    const look = (): void => {
      if (!iframe.isConnected) lose();
    };
    const observer = new MutationObserver(look);
    const answer = new Promise<unknown>((resolve, reject) => {
      lose = () => reject(new Error('The frame is gone.'));
      waiting.add(lose);
      observer.observe(document, { childList: true, subtree: true });
      look();
      lendClick(iframe);
      bus.emit(event, data, resolve);
    });
    try {
      const { 0: error, 1: payload } = members(await answer);
      if (error) throw error;
      return payload;
    } finally {
      observer.disconnect();
      waiting.delete(lose);
    }
  }

  return { bus, ask };
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

/** Browsers open the sheet after a click only, and the click was on this page, not in the frame. */
function lendClick({ contentWindow, src }: HTMLIFrameElement): void {
  if (!(navigator as Partial<Navigator>).userActivation?.isActive) return;
  const options = { targetOrigin: new URL(src).origin, delegate: 'payment' };
  quietly(() => contentWindow?.postMessage(null, options));
}
