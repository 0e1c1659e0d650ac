import type { Client, Configuration } from '@tender/client';
import { createClient, asRecord, toTenderError, createTracker } from '@tender/client/internal';
import { createBus, createPinnedPeer, parseServiceId, type Bus } from '@tender/frame-service/internal';
import type { Action, ActionOptions } from '../../src/action';
import { enroll } from '../../src/actions/enroll';
import { fetchCapabilities } from '../../src/actions/fetch-capabilities';
import { tokenize } from '../../src/actions/tokenize';
import { CONFIGURATION_REQUEST } from '../../src/constants';
import type { UnionPayAnalyticsEvent } from '../../src/events';
import { perform } from '../../src/perform';
import { findCardForm, type CardForm } from './find-card-form';
import { readCapabilitiesOptions, readEnrollOptions, readTokenizeOptions } from './read-options';

declare global {
  interface Window {
    bus?: Bus;
  }
}

/** Requests the configuration from the page, and then performs the actions that the page requests with the card in the fields. */
export function startFrame(): void {
  const bus = createBus({ channel: parseServiceId(window.name), ...createPinnedPeer(window.parent) });
  let isConfigured = false;
  window.bus = bus;
  bus.emit(CONFIGURATION_REQUEST, undefined, (configuration) => {
    if (isConfigured) return;
    isConfigured = true;
    serve(bus, () => createClient(asRecord(configuration) as unknown as Configuration));
  });
}

/** @param createFrameClient throws for a malformed configuration or one with foreign hosts; requests of the page reject with that error */
function serve(bus: Bus, createFrameClient: () => Client): void {
  let client: Client | undefined;

  function handle<R>(action: Action<R>, read: (form: CardForm, options: ActionOptions) => ActionOptions): void {
    bus.on(action.event, (data, reply) => {
      const run = async (): Promise<R> => {
        const ready = (client ??= createFrameClient());
        const send = createTracker<UnionPayAnalyticsEvent>(ready);
        const { hostedFields, ...pageOptions } = asRecord(data);
        const form = findCardForm(ready.getConfiguration(), hostedFields);
        const options = read(form, pageOptions);
        action.check(options);
        // The card is sent with the authorization of its fields, even if the page passed this frame another one.
        const sender = (await form.client) ?? ready;
        return perform({ client: sender, track: (event) => send(`unionpay.${event}`) }, action, options);
      };
      run().then(
        (payload) => reply?.({ err: null, payload }),
        (error: unknown) => reply?.({ err: toTenderError(error, action.unreachable) }),
      );
    });
  }

  handle(fetchCapabilities, readCapabilitiesOptions);
  handle(enroll, readEnrollOptions);
  handle(tokenize, readTokenizeOptions);
}
