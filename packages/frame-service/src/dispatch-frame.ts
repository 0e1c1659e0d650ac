import { INTEGRATION_TIMEOUT } from '@tender/client/internal';
import {
  RETRY_INTERVAL,
  CONFIGURATION_REQUEST,
  DISPATCH_FRAME_CLASS,
  DISPATCH_FRAME_PREFIX,
  DISPATCH_FRAME_READY,
  DISPATCH_FRAME_REPORT,
} from './constants';
import { frameServiceErrors } from './errors';
import { createProviderFrame } from './provider-frame';

/** Options of `createDispatchFrame`. */
export interface DispatchFrameOptions {
  /** URL of the frame's page. */
  url: string;
  /** Channel of the messages. */
  serviceId: string;
  /** Returns the configuration that the frame receives. */
  state(): object;
  /** Called with the report of a result page, which the frame forwards. */
  onReport(data: unknown): void;
  /** Called when the frame has not loaded after 60 s. `ready` then rejects after 60 s more; without this function it rejects at once. */
  onTimeout?(): void;
}

/** A hidden iframe that has the origin of the result pages, so that they can pass their results to it. */
export interface DispatchFrame {
  /** Resolves when the frame has loaded. Rejects with FRAME_SERVICE_FRAME_OPEN_FAILED when that takes too long, or with the reason of `dispose`. */
  readonly ready: Promise<void>;
  /** Removes the frame. */
  dispose(reason: unknown): void;
}

/** @throws FRAME_SERVICE_FRAME_OPEN_FAILED for a URL outside the provider's domains */
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
    const unsubscribe = bus.on(DISPATCH_FRAME_READY, () => {
      unsubscribe();
      stopWaiting();
      resolve();
    });
  });
  ready.catch(() => {}); // callers that await it see the failure
  const failWithTimeout = (): void => {
    stopWaiting();
    fail(frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED());
  };
  const extend = (): void => {
    timer = setTimeout(failWithTimeout, INTEGRATION_TIMEOUT);
    onTimeout?.();
  };
  let timer = setTimeout(onTimeout ? extend : failWithTimeout, INTEGRATION_TIMEOUT);
  let questionTimer: ReturnType<typeof setInterval> | undefined;
  function stopWaiting(): void {
    clearTimeout(timer);
    clearInterval(questionTimer);
  }
  bus.on(CONFIGURATION_REQUEST, (_, reply) => {
    reply?.(state());
    // The frame reports only once that it is ready, and browsers can lose that message while a popup opens. Our own frame repeats it on request.
    questionTimer ??= setInterval(() => bus.emit(DISPATCH_FRAME_READY), RETRY_INTERVAL);
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
