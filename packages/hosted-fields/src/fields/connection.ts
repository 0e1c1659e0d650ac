import { asRecord } from '@tender/client/internal';
import { createBus, type Reply } from '@tender/frame-service/internal';
import { EVENT_PREFIX, type HostedFieldKey } from '../constants';
import type { FrameConfiguration, FrameEventName, FrameEvents, PageEventName, PageEvents } from '../wire';
import type { Field } from './field';
import { toPlainCopy } from './to-plain-copy';

/**
 * Milliseconds after its load in which the page of a frame must have reported. Our page reports before its load event, but the message may arrive
 * later than the event.
 */
export const REPORT_DELAY = 2_000;

/** The message connection to the frames of one instance. */
export interface Connection {
  /** Sends an event to all frames. While frames are being reloaded, events wait. Throws for data that JSON cannot hold. */
  send<E extends PageEventName>(event: E, data: PageEvents[E], reply?: (response: unknown) => void, replyId?: string): void;
  on(event: FrameEventName | PageEventName, handler: (data: unknown, reply?: Reply) => void): void;
  /**
   * The handler is called when all frames have reported and the first has received the configuration, and again after frames were reloaded. It is called at
   * once if that has already happened, as it may with frames that were loaded before.
   */
  onConnected(handler: () => void): void;
  /** Whether the frames handle UPDATE_OPTIONS. */
  isUpdatable(): boolean;
  dispose(): void;
}

interface ConnectionOptions {
  channel: string;
  url: string;
  fields: readonly Field[];
  /** Must not reject. */
  configuration: Promise<FrameConfiguration>;
  /** Called when frames have to be reloaded or were removed: pending requests get no response, and what the customer typed is lost. */
  onLost: ReadonlySet<() => void>;
}

export function createConnection({ channel, url, fields, configuration, onLost }: ConnectionOptions): Connection {
  const reported = new Map<HostedFieldKey, Reply>();
  const waiting: (() => void)[] = [];
  // A frame's report and its load event arrive in either order.
  /** Windows that have reported and whose load event is still to come. */
  const awaitingLoad = new Set<unknown>();
  /** Windows that have loaded and not reported, with the timer that ends their wait. */
  const awaitingReport = new Map<unknown, ReturnType<typeof setTimeout>>();
  const { origin } = new URL(url);
  /** Windows in which the page of a frame has reported. */
  const pages = new WeakSet<object>();
  let connected = false;
  let isUpdatable = false;
  let onConnected: (() => void) | undefined;
  const findField = (window: unknown): Field | undefined => fields.find(({ frame }) => frame.contentWindow === window);
  const bus = createBus({
    channel,
    // A frame that was moved shows an empty page at first, which is of another origin.
    peers: () =>
      fields.flatMap(({ frame: { contentWindow: window } }) => (pages.has(window as Window) ? [{ window: window as Window, origin }] : [])),
    trusts: (message) => message.origin === origin && Boolean(findField(message.source)),
  });

  const notifyLost = (): void => onLost.forEach((listener) => listener());

  fields.forEach(({ frame }) => {
    frame.addEventListener('load', () => {
      const window = frame.contentWindow;
      if (awaitingLoad.delete(window)) return;
      // A page that does not report is not ours: somebody navigated the frame, and customers must not type into it.
      const removeFrames = (): void => {
        // A frame that was moved has another window by now, and a frame that was removed has none.
        if (!connected || frame.contentWindow !== window) return;
        fields.forEach((field) => field.frame.remove());
        notifyLost();
      };
      awaitingReport.set(window, setTimeout(removeFrames, REPORT_DELAY));
    });
  });

  // The window that sent the report identifies the field; the `field` in its data is not trusted.
  bus.on(`${EVENT_PREFIX}FRAME_READY`, (data, reply, { source }) => {
    const field = findField(source);
    if (!field || !reply) return;
    pages.add(source);
    const report = asRecord(data) as Partial<FrameEvents['FRAME_READY']>;
    isUpdatable = Boolean(report.isUpdatable);
    clearTimeout(awaitingReport.get(source));
    if (!awaitingReport.delete(source)) awaitingLoad.add(source);
    if (connected) {
      if (report.joined) return onConnected?.();
      connected = false;
      reported.clear();
      notifyLost();
      // The first field's frame sets up the others only once, so all frames must be reloaded. Assigning a URL with a fragment again would not
      // reload them; moving them does.
      fields.forEach(({ frame }) => frame !== field.frame && frame.after(frame));
    }
    reported.set(field.key, reply);
    if (reported.size === fields.length) void configuration.then(configureFirstFrame);
  });

  /** Only the first field's frame receives the configuration. It sets up the others. */
  function configureFirstFrame(resolved: FrameConfiguration): void {
    if (connected) return;
    connected = true;
    reported.get((fields[0] as Field).key)?.(resolved);
    onConnected?.();
    waiting.splice(0).forEach((send) => send());
  }

  return {
    send(event, data, reply, replyId) {
      const copy = data && toPlainCopy(data);
      const send = (): void => bus.emit(EVENT_PREFIX + event, copy, reply, replyId);
      if (connected) send();
      else waiting.push(send);
    },
    on: (event, handler) => bus.on(EVENT_PREFIX + event, handler),
    onConnected(handler) {
      onConnected = handler;
      if (connected) handler();
    },
    isUpdatable: () => isUpdatable,
    dispose: bus.dispose,
  };
}
