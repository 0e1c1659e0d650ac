import { INTEGRATION_TIMEOUT } from '@tender/client/internal';
import {
  ASK_INTERVAL,
  CONFIGURATION_REQUEST,
  DISPATCH_FRAME_CLASS,
  DISPATCH_FRAME_PREFIX,
  DISPATCH_FRAME_READY,
  DISPATCH_FRAME_REPORT,
} from './constants';
import { frameServiceErrors } from './errors';
import { createProviderFrame } from './provider-frame';

export interface DispatchFrameOptions {
  url: string;
  serviceId: string;
  /** What the frame is told when it asks. */
  state(): object;
  /** A result page reports, through the frame, what the customer did. */
  onReport(data: unknown): void;
  /** It has not loaded in 60 s. Without this function `ready` rejects then, with it 60 s later. */
  onTimeout?(): void;
}

/** The hidden iframe that stands on the origin of the result pages, so that these can hand it their results. */
export interface DispatchFrame {
  /** Rejects with FRAME_SERVICE_FRAME_OPEN_FAILED when it takes too long, or with what it was disposed with. */
  readonly ready: Promise<void>;
  dispose(reason: unknown): void;
}

/** @throws FRAME_SERVICE_FRAME_OPEN_FAILED for a URL that is not the provider's */
export function createDispatchFrame({ url, serviceId, state, onReport, onTimeout }: DispatchFrameOptions): DispatchFrame {
  const name = `${DISPATCH_FRAME_PREFIX}_${serviceId}`;
  const { iframe, bus, dispose } = createProviderFrame(
    url,
    serviceId,
    { name, title: name, id: name, class: DISPATCH_FRAME_CLASS, 'aria-hidden': 'true', height: 0, width: 0 },
    { position: 'absolute', left: '-9999px' },
  );
  let fail: (reason: unknown) => void;
  const ready = new Promise<void>((resolve, reject) => {
    fail = reject;
    const stop = bus.on(DISPATCH_FRAME_READY, () => {
      stop();
      stopWaiting();
      resolve();
    });
  });
  ready.catch(() => {}); // whoever waits for it sees the failure
  const giveUp = (): void => {
    stopWaiting();
    fail(frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED());
  };
  const warn = (): void => {
    timer = setTimeout(giveUp, INTEGRATION_TIMEOUT);
    onTimeout?.();
  };
  let timer = setTimeout(onTimeout ? warn : giveUp, INTEGRATION_TIMEOUT);
  let asking: ReturnType<typeof setInterval> | undefined;
  function stopWaiting(): void {
    clearTimeout(timer);
    clearInterval(asking);
  }
  bus.on(CONFIGURATION_REQUEST, (_, reply) => {
    reply?.(state());
    // That it is ready, the frame says once, and browsers can lose it while a popup opens. Ours says it again when it is asked.
    asking ??= setInterval(() => bus.emit(DISPATCH_FRAME_READY), ASK_INTERVAL);
  });
  bus.on(DISPATCH_FRAME_REPORT, (data, reply) => {
    onReport(data);
    reply?.();
  });
  document.body.append(iframe);
  return {
    ready,
    dispose(reason) {
      stopWaiting();
      dispose();
      fail(reason);
    },
  };
}
