import { TenderError, VERSION, type Client } from '@tender/client';
import { INTEGRATION_TIMEOUT, members, uuid, type Call, type Scope } from '@tender/client/internal';
import { createProviderFrame, type ProviderFrame } from '@tender/frame-service/internal';
import type { Action, Given } from './action';
import { ANSWER_TIMEOUT, CONFIGURATION_REQUEST, FRAME_NAME, FRAME_PAGE, FRAME_SIZE } from './constants';
import type { UnionPayCreateOptions } from './types';

/** The frame that reads the card out of Hosted Fields, on their origin, and sends the requests of this page. */
export interface FieldsFrame {
  /** @throws the action's errors, as the frame says; where it cannot be asked, the one for a gateway that is not reachable */
  ask<R>(call: Call, action: Action<R>, given: Given): Promise<R>;
}

/** There is one for all calls, from the first that needs it; where it could not be loaded, or was taken off the page, another one comes. */
export function createFieldsFrame({ own, options }: Scope<UnionPayCreateOptions>, client: Client): FieldsFrame {
  let opening: Promise<ProviderFrame> | undefined;

  function opened(): Promise<ProviderFrame> {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  function open(): Promise<ProviderFrame> {
    return new Promise((resolve, reject) => {
      const configuration = client.getConfiguration();
      const channel = uuid();
      const { gatewayConfiguration, isDebug } = configuration;
      const frame = own(
        createProviderFrame(`${gatewayConfiguration.assetsUrl}/web/${VERSION}/html/${FRAME_PAGE}${isDebug ? '' : '.min'}.html`, channel, {
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

  async function current(): Promise<ProviderFrame> {
    const frame = await opened();
    if (frame.iframe.isConnected) return frame;
    frame.dispose();
    opening = undefined;
    return opened();
  }

  return {
    async ask<R>(call: Call, { event, forFrame, accept, unreachable }: Action<R>, given: Given) {
      try {
        const { bus } = await current();
        call.signal.throwIfAborted();
        const data = { ...forFrame(given), hostedFields: { _bus: { channel: channelOf(given) } } };
        const { err, payload } = members(await answerOf((answer) => bus.emit(event, data, answer)));
        if (err) throw rebuilt(err);
        if (payload !== members(payload)) throw new TypeError('The answer makes no sense.');
        return accept(members(payload)); // the frame passes on what the gateway said
      } catch (error) {
        return call.convert(unreachable)(error);
      }
    },
  };
}

/** Of an instance, all that a frame can be told: the rest does not cross its boundary. */
function channelOf({ hostedFields }: Given): unknown {
  return members(members(hostedFields)._bus).channel;
}

function answerOf(emit: (answer: (data: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The frame did not answer.')), ANSWER_TIMEOUT);
    const settled = (data: unknown): void => {
      clearTimeout(timer);
      resolve(data);
    };
    try {
      emit(settled);
    } catch (error) {
      clearTimeout(timer);
      throw error; // what JSON cannot hold
    }
  });
}

/** An error that crossed the frame's boundary as JSON; one of no kind that we know, it is thrown instead. */
function rebuilt(sent: unknown): TenderError {
  const { type, code, message, details } = sent as TenderError;
  return new TenderError({ type, code, message, details });
}
