import { TenderError, type Client } from '@tender/client';
import { INTEGRATION_TIMEOUT, asRecord, uuid, type Call, type Scope, framePageUrl } from '@tender/client/internal';
import { createProviderFrame, type ProviderFrame } from '@tender/frame-service/internal';
import { CONFIGURATION_REQUEST, FRAME_NAME, FRAME_PAGE, FRAME_SIZE, REPLY_TIMEOUT } from './constants';
import type { RequestFrame } from './context';
import type { UnionPayCreateOptions } from './types';

/**
 * Creates the function that sends requests to the frame, which reads the card from Hosted Fields: it has their origin. The first call loads a frame,
 * which later calls share. If it cannot be loaded or is removed from the page, the next call loads another.
 */
export function createFieldsFrame({ own, options }: Scope<UnionPayCreateOptions>, client: Client): (call: Call) => RequestFrame {
  let loading: Promise<ProviderFrame> | undefined;

  function loadOnce(): Promise<ProviderFrame> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function load(): Promise<ProviderFrame> {
    return new Promise((resolve, reject) => {
      const configuration = client.getConfiguration();
      const channel = uuid();
      const { gatewayConfiguration, isDebug } = configuration;
      const frame = own(
        createProviderFrame(framePageUrl(gatewayConfiguration.assetsUrl, FRAME_PAGE, !isDebug), channel, {
          name: `${FRAME_NAME}_${channel}`,
          title: 'Secure Payment Frame',
          'aria-hidden': 'true',
          tabindex: -1,
          height: FRAME_SIZE,
          width: FRAME_SIZE,
        }),
      );
      const timer = setTimeout(() => {
        frame.dispose();
        reject(new Error('The frame did not load.'));
      }, INTEGRATION_TIMEOUT);
      own({ dispose: () => clearTimeout(timer) });
      frame.bus.on(CONFIGURATION_REQUEST, (_, reply) => {
        clearTimeout(timer);
        reply?.({ ...configuration, ...(options.analytics === false && { analytics: false }) });
        resolve(frame);
      });
      document.body.append(frame.iframe);
    });
  }

  async function findFrame(): Promise<ProviderFrame> {
    const frame = await loadOnce();
    if (frame.iframe.isConnected) return frame;
    frame.dispose();
    loading = undefined;
    return loadOnce();
  }

  return (call) => async (event, hostedFields, frameOptions, read, unreachable) => {
    try {
      const { bus } = await findFrame();
      call.signal.throwIfAborted();
      const { channel } = asRecord(asRecord(hostedFields)._bus); // all of an instance that can be sent to a frame
      const data = { ...frameOptions, hostedFields: { _bus: { channel } } };
      const { err, payload } = asRecord(await waitForReply((reply) => bus.emit(event, data, reply)));
      if (err) throw toError(err);
      if (payload !== asRecord(payload)) throw new TypeError('The reply is malformed.');
      return read(asRecord(payload)); // the frame passes on the gateway's response without validating it
    } catch (error) {
      return call.rethrowAs(unreachable)(error);
    }
  };
}

function waitForReply(emit: (reply: (data: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The frame did not reply.')), REPLY_TIMEOUT);
    const onReply = (data: unknown): void => {
      clearTimeout(timer);
      resolve(data);
    };
    try {
      emit(onReply);
    } catch (error) {
      clearTimeout(timer);
      throw error; // the options cannot be converted to JSON
    }
  });
}

/** Restores an error that crossed the boundary of the frame as JSON. Throws if it has no type that we know. */
function toError(sent: unknown): TenderError {
  const { type, code, message, details } = sent as TenderError;
  return new TenderError({ type, code, message, details });
}
